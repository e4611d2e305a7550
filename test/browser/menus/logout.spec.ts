import { chooseInUserMenu, expect, test } from './test'

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

test('logout in one tab signs all tabs out and leaves nothing of the user behind', async ({ page, context, signIn }) => {
  await signIn('manager')
  await page.goto('/profile')
  await page.getByLabel('Last name').fill('Somebody')
  await page.evaluate(() => {
    localStorage.setItem('mine', '1')
    sessionStorage.setItem('mine', '1')
  })
  // The draft is in the database by now.
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
  await page.getByRole('button', { name: 'Discard' }).click()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: /^User menu/ })).toBeVisible()

  await chooseInUserMenu(page, 'Log out')
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  const left = () => page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length])
  expect(await left()).toEqual([0, 0, 0])
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login/)
})

test('logout asks before unsaved changes are lost', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/profile')
  await page.getByLabel('Last name').fill('Somebody')
  await chooseInUserMenu(page, 'Log out')
  const dialog = page.getByRole('dialog', { name: 'Log out without saving?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Last name')).toHaveValue('Somebody')

  await chooseInUserMenu(page, 'Log out')
  // The browser's own question would stand in the way.
  page.on('dialog', () => expect('a second question').toBe('never asked'))
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
})

for (const path of ['/', '/websites', '/overdue-websites', '/websites/leads', '/reengage', '/tickets', '/website/27'])
  test(`logout from ${path} leaves nothing of the user, though the page is still busy`, async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto(path)
    await page.locator('[data-island=main] .partner-root').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle').catch(() => undefined)
    // The sign-out page is slow: meanwhile the page renders, is hidden, and comes back.
    await page.route('**/logout', async (route) => {
      await page.waitForTimeout(1_500)
      await route.continue()
    })
    await chooseInUserMenu(page, 'Log out')
    await page.waitForTimeout(300)
    await page.setViewportSize({ width: 900, height: 700 })
    await page.evaluate(() => void dispatchEvent(new Event('pagehide')))
    await expect(page).toHaveURL(/\/login/)
    const left = () =>
      page.evaluate(async () => [Object.keys(localStorage), Object.keys(sessionStorage), (await indexedDB.databases()).length])
    expect(await left()).toEqual([[], [], 0])
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
    expect(await left()).toEqual([[], [], 0])
  })
