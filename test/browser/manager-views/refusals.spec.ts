import { expectNoViolations } from '../support/axe'
import { call } from '../website-details/test'
import { column, expect, signInElsewhere, test, websiteOf } from './test'

/** A lead with a to-do and a message that waits for an answer. */
const LEAD = 4

test('what is still to be done for a website is done in the dialog that says so, on the board too', async ({
  page,
  signIn,
  browser,
  origin,
}) => {
  const admin = await signInElsewhere(await browser.newContext({ baseURL: origin }), origin, 'admin')
  await admin.goto('/account')
  await call(admin, 'POST', '/api/account', { validationSettings: { validateUndoneEntries: true } })
  await admin.context().close()

  await signIn('manager')
  await page.goto('/')
  const card = column(page, 'lead_interest').locator(`[data-card="${LEAD}"]`)
  await card.focus()
  await page.keyboard.press('s')
  await page.getByRole('menuitemradio', { name: /^Preparation/ }).click()
  const dialog = page.getByRole('dialog')
  const move = dialog.getByRole('button', { name: 'Move to Preparation' })
  await expect(move).toBeDisabled()
  expect((await websiteOf(page, LEAD)).status).toBe('lead_interest')
  await expectNoViolations(page)

  // The row of the board is the last to learn that nothing is open any more.
  await page.route(`**/website/${LEAD}/data`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), open_tickets: 1 } })
  })
  const open = dialog.getByRole('checkbox')
  await expect(open.first()).toBeVisible()
  for (let left = await open.count(); left > 0; left--) {
    await open.first().check()
    await expect(open).toHaveCount(left - 1)
  }
  await move.click()
  await expect(dialog).toHaveCount(0)
  await expect(column(page, 'preparation').locator(`[data-card="${LEAD}"]`)).toBeVisible()
  // It is shown there before the host has answered.
  await expect.poll(async () => (await websiteOf(page, LEAD)).status).toBe('preparation')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
