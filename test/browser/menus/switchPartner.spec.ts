import { chooseInUserMenu, expect, test } from './test'

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

test('the partner is switched by keyboard, and the other tab is told', async ({ page, context, signIn }) => {
  await signIn('several')
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByLabel('First name').waitFor()
  await page.goto('/')
  await chooseInUserMenu(page, 'Switch partner')
  await expect(page.getByRole('combobox', { name: 'Search partners' })).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(/Nordlicht Webstudio.*Manager.*Current/)
  await page.keyboard.type('hafen')
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText('Hafenwerk Hosting')
  await expect(other.getByText('The partner was switched in another tab.')).toBeVisible()

  await chooseInUserMenu(page, 'Switch partner')
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([/^.*Hafenwerk/, /^.*Nordlicht/, /^.*Atelier/])
  // Back to where one was.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText('Nordlicht Webstudio')
})

test('a switch that fails says so and can be tried again; a double click asks once', async ({ page, signIn, breakRoute }) => {
  await signIn('several')
  await page.goto('/')
  await breakRoute({ route: 'partner_profile_partner_select', status: 500 })
  let asked = 0
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/select') && asked++)
  await chooseInUserMenu(page, 'Switch partner')
  const atelier = page.getByRole('option', { name: /Atelier/ })
  await atelier.dblclick()
  await expect(page.getByRole('region', { name: 'Messages' })).not.toBeEmpty()
  expect(asked).toBe(1)
  await breakRoute(null)
  await atelier.click()
  await expect(page.getByRole('banner')).toContainText('Atelier Deux-Rives')
})

test('whoever works for one partner is not asked', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/')
  await page.getByRole('button', { name: /^User menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Switch partner' })).toHaveCount(0)
})
