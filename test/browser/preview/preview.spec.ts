import { expectNoViolations } from '../support/axe'
import { expect, test } from './test'

// One host, one database: what one test sets, another would see.
test.describe.configure({ mode: 'serial' })

test('a newcomer sees a page of the host at once, as a person of the demo', async ({ page }) => {
  await page.goto('/preview')
  await expect(page.frameLocator('#frame').getByRole('banner')).toContainText('Nordlicht Webstudio')
  await expect(page.getByLabel('Person')).toHaveValue('admin@demo.partner@1')
  await expect(page.locator('#page')).toHaveValue(/"contract": 1/)
})

test('person, language, theme and width change the page and are in the address', async ({ page, context }) => {
  await page.goto('/preview')
  const frame = page.frameLocator('#frame')
  await page.getByLabel('Person').selectOption('sales@demo.partner@1')
  await expect(frame.getByRole('banner')).toContainText('Tom Brandt')
  await page.getByLabel('Language').selectOption('ja')
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ja')
  await page.getByLabel('Theme').selectOption('dark')
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: '375' }).click()
  await expect(page.locator('#frame')).toHaveCSS('width', '375px')

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.frameLocator('#frame').locator('html')).toHaveAttribute('lang', 'ja')
  await expect(other.locator('#frame')).toHaveCSS('width', '375px')
  await other.locator('[name=language]').selectOption('en')
})

test('roles and flags change what the person sees', async ({ page }) => {
  await page.goto('/preview?person=reseller@demo.partner@2')
  const reseller = page.frameLocator('#frame').locator('[data-island="reseller-menu"]')
  await expect(reseller).toHaveCount(1)
  await page.getByLabel('isReseller', { exact: true }).uncheck()
  await expect(reseller).toHaveCount(0)
  await page.getByLabel('isReseller', { exact: true }).check()
  await expect(reseller).toHaveCount(1)
})

test('an island stands alone on a page with the chosen style sheet', async ({ page }) => {
  await page.goto('/preview?show=island:sidebar&style=bulma')
  const frame = page.frameLocator('#frame')
  await expect(frame.locator('[data-island]')).toHaveCount(1)
  await expect(frame.locator('link[rel=stylesheet]')).toHaveAttribute('href', '/preview/styles/bulma.css')
})

test('page data are checked as the islands would, and shown when asked to', async ({ page }) => {
  await page.goto('/preview?show=island:sidebar')
  await page.getByRole('heading', { name: 'Page data' }).click()
  const data = page.getByRole('textbox', { name: 'Page data' })
  await expect(data).toHaveValue(/"contract": 1/)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.locator('#report')).toContainText('All is well')
  await data.fill('{"contract": 1, "config": {}, "user": {"id": "</script><b>"}}')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.locator('#report')).toContainText('user.id')
  await page.getByRole('button', { name: 'Show with it' }).click()
  await expect(page.frameLocator('#frame').locator('b')).toHaveCount(0)
  await expect(data).toHaveValue(/"user": \{\s+"id": "<\/script><b>"/)
  await data.fill('{')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.locator('#report li')).toHaveCount(1)
})

test('faults are set, listed and taken away', async ({ page }) => {
  await page.goto('/preview')
  await page.getByRole('heading', { name: 'Faults' }).click()
  await page.getByLabel('Call', { exact: true }).fill('partner_sidebar_counts')
  await page.getByLabel('Delay (ms)').fill('50')
  await page.getByLabel(/^Answer/).selectOption('503')
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.locator('#faults li')).toContainText('partner_sidebar_counts · 50 ms · 503')
  expect((await page.request.get('/api/sidebar_counts', { headers: { 'x-requested-with': 'XMLHttpRequest' } })).status()).toBe(503)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('#faults li')).toHaveCount(0)
})

test('name servers go wrong for one domain, and right again', async ({ page }) => {
  await page.goto('/preview')
  await page.getByRole('heading', { name: 'Domains' }).click()
  await page.getByLabel('Domain', { exact: true }).fill('broken.example')
  await page.getByLabel(/^Fault/).selectOption('nxdomain')
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.locator('#dns-faults li')).toContainText('broken.example · Name not found (NXDOMAIN)')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('#dns-faults li')).toHaveCount(0)
})

test('what is refused is said, leaves no error behind, and the controls show what is the case', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/preview')
  const problem = page.locator('#problem')
  await page.getByRole('heading', { name: 'Domains' }).click()
  await page.getByRole('button', { name: 'Save the domain' }).click()
  await expect(problem).toHaveText('Name: Please fill this in.')
  await expect(problem).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('button', { name: 'Save the domain' }).scrollIntoViewIfNeeded()
  await expect(problem).toBeInViewport({ ratio: 1 })
  await page.context().clearCookies()
  await page.getByLabel('Language').selectOption('de')
  await expect(problem).toHaveText('Please log in.')
  await expect(page.getByLabel('Language')).toHaveValue('en')
  expect(errors).toEqual([])
})

test('the clock travels and comes back', async ({ page }) => {
  await page.goto('/preview')
  await page.getByRole('heading', { name: 'Clock' }).click()
  const before = await page.locator('#now').textContent()
  await page.getByRole('button', { name: '+30 days' }).click()
  await expect(page.locator('#now')).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(page.locator('#now')).toContainText(String(new Date().getFullYear()))
})

test('what goes wrong in the page is written down', async ({ page }) => {
  await page.goto('/preview')
  await expect(page.frameLocator('#frame').getByRole('banner')).toBeVisible()
  const frame = page.frame({ name: 'frame' })
  await frame?.evaluate(() => {
    setTimeout(() => {
      throw new Error('on purpose')
    })
  })
  await expect(page.getByRole('log')).toContainText('on purpose')
})

test('the hostile data set runs nothing, and the small one comes back with the same person', async ({ page, violations }) => {
  await page.goto('/preview?person=manager@demo.partner@1')
  page.on('dialog', (dialog) => dialog.type() === 'confirm' && dialog.accept())
  await page.getByRole('button', { name: /^Hostile/ }).click()
  await expect(page.frameLocator('#frame').getByRole('banner')).toContainText('</script>')
  for (const path of ['/users', '/profile', '/profile/partner/list']) {
    await page.getByLabel('Show').selectOption(`page:${path}`)
    await expect(page.locator('#page')).toHaveValue(/contract/)
  }
  expect(violations).toEqual([])
  await page.getByRole('button', { name: /^Small/ }).click()
  await expect(page.frameLocator('#frame').getByRole('banner')).toContainText('Jonas Falk')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the panel and the pages of the host are accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of [
      '/login',
      '/preview?person=admin@demo.partner@1',
      '/',
      '/users',
      '/profile',
      '/profile/partner/list',
      '/change_password',
      '/nothing-here',
      '/view/language',
    ]) {
      await page.goto(path)
      await expect(page.locator('form[inert], main [aria-busy=true]')).toHaveCount(0)
      await expectNoViolations(page)
    }
  })
}

for (const width of [1440, 1024, 375, 320]) {
  test(`no page is wider than ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/login',
      '/preview?person=admin@demo.partner@1',
      '/',
      '/users',
      '/profile',
      '/profile/partner/list',
      '/change_password',
      '/nothing-here',
    ]) {
      await page.goto(path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
    }
  })
}
