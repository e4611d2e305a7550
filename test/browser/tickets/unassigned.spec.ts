import type { Page } from '@playwright/test'
import { expect, test, toast } from './test'

const rows = (page: Page) => page.getByRole('list', { name: 'E-mails' }).locator('[data-row]')
const pane = (page: Page) => page.getByRole('complementary', { name: 'Open e-mail' })
const title = (page: Page) => pane(page).getByRole('heading', { level: 2 }).filter({ hasNotText: 'Loading…' })

/** The names of those that a toast lies over. */
const covered = (buttons: Element[]): (string | null)[] =>
  buttons
    .filter((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return width > 0 && document.elementFromPoint(x + width / 2, y + height / 2)?.matches('[data-island=toasts]')
    })
    .map(({ ariaLabel }) => ariaLabel)

/** How far the list reaches below the e-mail, in pixels. */
async function overlap(page: Page): Promise<number> {
  const [list, mail] = [await rows(page).first().boundingBox(), await pane(page).boundingBox()]
  if (!list || !mail) throw new Error('Not shown')
  return list.x + list.width - mail.x
}

test('a double click removes one e-mail, not the next as well', async ({ page, signIn }) => {
  await signIn('support')
  await page.goto('/unassigned_emails')
  await rows(page).first().click()
  await expect(title(page)).toBeFocused()
  const names = await rows(page).allTextContents()
  await pane(page).getByRole('button', { name: 'Remove', exact: true }).dblclick()
  await expect(rows(page).first()).toHaveText(names[1] ?? '')
  await page.keyboard.press('z')
  await expect(rows(page)).toHaveText(names)
})

test('an unassigned e-mail opens beside its list or over it, its address is copied and its website searched for by the keys of tickets', async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn('support')
  await page.goto('/unassigned_emails')
  await rows(page).first().click()
  await expect(title(page)).toBeFocused()
  expect(await overlap(page)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(pane(page)).toHaveCount(0)
  await expect(rows(page).first()).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('o')
  await expect(title(page)).toBeFocused()
  expect(await overlap(page)).toBeLessThanOrEqual(0)
  const id = new URL(page.url()).searchParams.get('id')
  await page.keyboard.press('.')
  await expect(toast(page, 'Link to the e-mail copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/unassigned_emails\\?id=${id}$`))
  await page.keyboard.press('m')
  await page.keyboard.type('Vogel')
  await page.getByRole('option', { name: /Autohaus Vogel/ }).click()
  await pane(page).getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(toast(page, /Autohaus Vogel/)).toBeVisible()
  await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0)
})

test('keys are told to whoever has them, and not by touch', async ({ page, signIn, browser, origin }) => {
  const hint = (of: Page) => pane(of).getByText(/^Keys: /)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('support')
  await page.goto('/unassigned_emails')
  await expect(hint(page)).toBeVisible()

  const { cookies } = await page.context().storageState()
  const phone = await browser.newContext({ baseURL: origin, viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })
  await phone.addCookies(cookies)
  const touched = await phone.newPage()
  await touched.goto('/unassigned_emails')
  await rows(touched).first().tap()
  await expect(title(touched)).toBeVisible()
  await expect(hint(touched)).toBeHidden()
  await phone.close()
})

for (const [width, height] of [
  [1366, 768],
  [375, 740],
] as const)
  test(`what is said of the last e-mail covers nothing that can be done with the next one: ${width}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height })
    await signIn('support')
    await page.goto('/unassigned_emails')
    await rows(page).first().click()
    await expect(title(page)).toBeFocused()
    await page.keyboard.press('d')
    await expect(toast(page, 'E-mail removed')).toBeVisible()
    await expect(title(page)).toBeFocused()
    const buttons = pane(page).locator('header').getByRole('button')
    for (let by = 0; by <= 200; by += 50) {
      await page.evaluate((top) => scrollTo(0, top), by)
      // The toast has moved with the frame that scrolls.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await buttons.evaluateAll(covered)).toEqual([])
    }
  })
