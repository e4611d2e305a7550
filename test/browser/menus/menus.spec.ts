import { chooseInUserMenu, expect, test, userMenu } from './test'
import { expectNoViolations } from '../support/axe'

// One host, one database: what one test sets, another would see.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

test('everything in the header is reached by keyboard alone', async ({ page, signIn, violations }) => {
  await signIn('admin')
  await page.goto('/profile')
  const team = page.getByRole('button', { name: 'Team' })
  await team.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Staff' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(team).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Timer', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Search and go to' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(userMenu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('ab')
  await expect(page.getByRole('menuitem', { name: 'Absence' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Absence' })).toBeFocused()
  await expect(page).toHaveURL(/\/profile#absence$/)
  expect(violations).toEqual([])
})

test('a section stands 16 px below the edge that the page leaves for its header', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('manager')
  const distance = (name: string) => () =>
    page.getByRole('region', { name }).evaluate((section) => {
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
      return Math.round(section.getBoundingClientRect().top - padding)
    })
  // Whoever comes by a link, and whoever is there.
  await page.goto('/profile#absence')
  await expect.poll(distance('Absence')).toBe(16)
  await chooseInUserMenu(page, 'Notifications')
  await expect.poll(distance('Notifications')).toBe(16)
  await userMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Notifications' })).toHaveAttribute('aria-current', 'page')
})

test('people see what they may use', async ({ page, signIn }) => {
  await signIn('sales')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Team' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Staff'])
  await expect(page.getByRole('menuitem')).toHaveAttribute('href', '/users')

  await signIn('user')
  await page.goto('/profile')
  await expect(userMenu(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Team' })).toHaveCount(0)

  // A host names only the routes it serves; the menu follows them.
  await page.route('**/profile', async (route) => {
    const response = await route.fetch()
    const routes = '"routes":{"partner_clients":"/clients","partner_settings":"/partner-settings",'
    await route.fulfill({ response, body: (await response.text()).replace('"routes":{', routes) })
  })
  await signIn('reseller')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Reseller' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Reseller settings', 'Reseller customers'])
})

test('the menus are on wide screens only', async ({ page, signIn }) => {
  await signIn('admin')
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/profile')
  await expect(userMenu(page)).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(userMenu(page)).toHaveCount(0)
  await expect(page.locator('[data-island=user-menu] details')).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(userMenu(page)).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open menu and the dialog have no barriers in the ${colorScheme} scheme`, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme })
    await signIn('several', 'de')
    await page.goto('/profile')
    await page.getByLabel('Vorname').waitFor()
    await page.getByRole('button', { name: /^Benutzermenü/ }).click()
    const switchPartner = page.getByRole('menuitem', { name: 'Partner wechseln' })
    await expect(switchPartner).toBeVisible()
    await expectNoViolations(page)
    await switchPartner.click()
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(3)
    await expectNoViolations(page)
  })
}
