import { expectNoViolations } from '../support/axe'
import { column, expect, test, websiteOf } from './test'

/** A lead whose customer has nothing to answer yet. */
const LEAD = 4

test('what the customer will see stands beside what the customer sees now, before the website is moved', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/')
  await column(page, 'lead_interest').locator(`[data-card="${LEAD}"]`).focus()
  await page.keyboard.press('s')
  // A click may scroll, which closes a menu.
  await page.getByRole('menuitem', { name: 'What will the customer see?' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Move to' }).selectOption('Preparation')
  const now = dialog.getByRole('region', { name: /^Now:/ })
  const after = dialog.getByRole('region', { name: 'After the move: Preparation' })
  const linksOf = (region: typeof now) => region.locator('iframe').contentFrame().locator('.portal__nav a[href]')
  await expect(now).toHaveAttribute('aria-busy', 'false')
  await expect(after).toHaveAttribute('aria-busy', 'false')
  const hrefs = async (region: typeof now) => linksOf(region).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await hrefs(now)).toContain('/my/checkout')
  expect(await hrefs(after)).toContain('/my/files/list')
  await expectNoViolations(page)

  // A link in it leads nowhere, and looking has changed nothing.
  await linksOf(after).last().click()
  await expect(linksOf(after).first()).toBeVisible()
  expect(await hrefs(after)).toContain('/my/files/list')
  expect((await websiteOf(page, LEAD)).status).toBe('lead_interest')
  await linksOf(after).first().focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a host that shows nothing is told of, and asked again', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/')
  let isAway = true
  await page.route('**/portal_view/*', (route) => (isAway ? route.fulfill({ status: 503, body: 'away' }) : route.continue()))
  await column(page, 'lead_interest').locator(`[data-card="${LEAD}"]`).focus()
  await page.keyboard.press('s')
  // A click may scroll, which closes a menu.
  await page.getByRole('menuitem', { name: 'What will the customer see?' }).press('Enter')
  const now = page.getByRole('dialog').getByRole('region', { name: /^Now:/ })
  await expect(now.getByRole('alert')).toContainText('The customer area could not be shown')
  isAway = false
  await now.getByRole('button', { name: 'Try again' }).click()
  await expect(now.locator('iframe').contentFrame().locator('.portal')).toBeVisible()
})
