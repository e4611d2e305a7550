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
