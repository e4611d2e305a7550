import type { Page, Request } from '@playwright/test'
import { expect, sidebar, test } from './test'

const main = (page: Page) => page.locator('[data-island=main]')
/** What the island shows, not what the server wrote. */
const island = (page: Page) => page.locator('[data-island=main] .partner-root')

/** Addresses that are asked for from now on, without those that tell of what happens. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (request.resourceType() !== 'eventsource') asked.push(pathname + search)
  })
  return asked
}
const timesOf = (asked: readonly string[], address: string) => asked.filter((one) => one === address).length

test.describe('what the host knows', () => {
  test('is there while the scripts are on their way', async ({ page, signIn }) => {
    await signIn(page)
    // They never come.
    await page.route('**/*.js', () => {})
    await page.goto('/website/1', { waitUntil: 'commit' })
    await expect(main(page).getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(main(page).getByText('#1', { exact: true })).toBeVisible()
    await page.goto('/tickets', { waitUntil: 'commit' })
    await expect(main(page).getByRole('row')).toHaveCount(11)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('has links that work', async ({ page, signIn }) => {
      await signIn(page)
      await page.goto('/tickets')
      await main(page).getByRole('row').nth(1).getByRole('link').click()
      await expect(page).toHaveURL(/\/website\/\d+$/)
      await expect(main(page).getByRole('heading', { level: 1 })).not.toBeEmpty()
      await main(page).getByRole('link', { name: 'Customer data' }).click()
      await expect(page).toHaveURL(/\/edit$/)
    })

    test('has the way to every view beside it', async ({ page, signIn }) => {
      await signIn(page)
      await page.goto('/website/1')
      const links = page.getByRole('complementary').getByRole('link')
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const address of addresses) expect([address, (await page.request.get(address)).status()]).toEqual([address, 200])
      await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Tickets', exact: true }).click()
      await expect(page).toHaveURL(/\/tickets$/)
    })
  })
})

const SCREENS = [
  { path: '/', shows: '[data-card]' },
  { path: '/tickets', shows: 'tbody a' },
  { path: '/website/1', shows: 'header h1' },
  { path: '/users', shows: 'tbody tr' },
  { path: '/profile', shows: 'form' },
]

for (const { path, shows } of SCREENS) {
  test(`what ${path} shows first is asked for once at most`, async ({ page, signIn }) => {
    await signIn(page)
    await page.goto('/view/privacy')
    // News of what others do would be a reason to ask again.
    await page.route('**/events', (route) => route.abort())
    const asked = watchRequests(page)
    await page.goto(path)
    await expect(island(page).locator(shows).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const text = (await page.locator('script[data-partner-page]').textContent()) ?? ''
    const { firstCalls }: { firstCalls: Record<string, unknown> } = JSON.parse(text)
    expect(Object.keys(firstCalls)).not.toEqual([])
    for (const [address, answer] of Object.entries(firstCalls))
      expect([address, timesOf(asked, address)]).toEqual([address, answer === null ? 1 : 0])
  })
}

test('what an old page knows is asked for again', async ({ page, signIn }) => {
  await signIn(page)
  await page.route('**/website/1', async (route) => {
    const response = await route.fetch()
    const old = new Date(Date.now() - 3_600_000).toISOString()
    await route.fulfill({ response, body: (await response.text()).replace(/"serverTime":"[^"]+"/, `"serverTime":"${old}"`) })
  })
  const asked = watchRequests(page)
  await page.goto('/website/1')
  await expect(island(page).locator('header h1')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(timesOf(asked, '/api/website-details/1')).toBe(1)
})

test('the way to another screen takes three requests at most, and no code when one has pointed at it', async ({ page, signIn }) => {
  await signIn(page)
  await expect(island(page).locator('[data-card]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const link = sidebar(page).getByRole('link', { name: /^Tickets/ })
  await Promise.all([page.waitForResponse(/\/messages\/tickets-/), link.hover()])
  const asked = watchRequests(page)
  await link.click()
  await expect(island(page).locator('tbody a').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const calls = asked.filter((address) => !/\/file\b|\.woff2$|\/sidebar_counts$/.test(address))
  expect(calls.filter((address) => address.endsWith('.js'))).toEqual([])
  expect(calls.length).toBeLessThanOrEqual(3)
})

for (const path of ['/', '/website/1', '/tickets', '/users', '/profile'])
  test(`${path} preloads the texts and the fonts of its islands, and fetches no font twice`, async ({ page, signIn }) => {
    await signIn(page)
    // The page before could still ask for fonts.
    await page.goto('about:blank')
    const asked = watchRequests(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const preloaded = await page
      .locator('link:is([rel=modulepreload], [rel=preload])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const first = asked.filter((address) => /\/messages\/|\/lato-latin-\d/.test(address))
    expect(first.length).toBeGreaterThan(3)
    expect(preloaded).toEqual(expect.arrayContaining(first))
    const fonts = asked.filter((address) => address.endsWith('.woff2')).map((address) => address.replace(/^.*\/|-[\w-]{8}\.woff2$/g, ''))
    expect(fonts).toEqual([...new Set(fonts)])
  })
