import { existsSync } from 'node:fs'
import { errorsOf, island } from '../runtime/markup'
import { expect, test } from '../support/test'

const routes = { partner_index: '/', partner_sidebar_counts: '/counts', partner_logout: '/logout' }

test.beforeEach(async ({ page }) => {
  await page.route('**/counts', (route) => route.fulfill({ json: { overview: 3 } }))
})

test('an application that installed the package adds its island to the store of the product', async ({ page, open, failures }) => {
  if (!existsSync('dist-test/example/main.js')) throw new Error('Run `npm run test:package` first: it builds demo/example.')
  const errors = errorsOf(page)
  const script = '<script type="module" src="/dist-test/example/main.js"></script>'
  await open(`${island('sidebar', 'id="sidebar"')}${island('visitors', 'id="visitors"')}${script}`, { fixture: null, data: { routes } })
  await expect(page.locator('#sidebar .partner-root').getByRole('link').first()).toBeVisible()
  await expect(page.getByText('Mira counted 0')).toBeVisible()
  await page.getByRole('button', { name: 'Count' }).click()
  await expect(page.getByText('Mira counted 1')).toBeVisible()
  // The toast island of the product shows what the own island put into the store.
  await expect(page.locator('[data-island=toasts], .partner-root').getByText('Add').first()).toBeVisible()
  expect(await failures()).toEqual([])
  expect(errors).toEqual([])
})
