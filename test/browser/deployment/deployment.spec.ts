import type { Page } from '@playwright/test'
import { ENGINES, render } from '../../hosts/engines'
import { startHostServer } from '../support/hostServer'
import { pageData } from '../support/hostPage'
import { expect, test } from '../support/test'

const partners = [
  { id: 3, name: 'Northwind Studio' },
  { id: 8, name: 'Harbour Digital' },
]
const config = { ...pageData.config, partners }
const routes = {
  partner_index: '/',
  partner_sidebar_counts: '/counts',
  partner_profile_partner_list: '/partners',
  partner_profile_partner_select: '/partners/{selectedPartner}/select',
}

/** A page as a template makes it, with the hashes of every file it may load. */
function deployedPage(data: Readonly<Record<string, unknown>> = {}): string {
  const engine = ENGINES.find(({ name }) => name === 'nunjucks')
  const page = { ...pageData, config, routes, profile: { partners }, ...data }
  return (engine && render(engine, [{ title: 'Host', page, props: {}, nonce: '{nonce}' }])[0]) ?? ''
}

const sidebar = (page: Page) => page.locator('[data-island=sidebar] .partner-root').getByRole('link').first()
const userMenu = (page: Page) =>
  page.locator('[data-island=user-menu] .partner-root').getByRole('button', { name: /User menu|Benutzermenü/ })
const failed = (page: Page, island: string) => page.locator(`[data-island=${island}]`).getByRole('status')

const tampered = (page: Page, files: string) =>
  page.route(files, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n;globalThis.isTampered = true` })
  })
const isTampered = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isTampered') === true)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.observed = { failures: [], violations: [] }
    addEventListener('partner-islands:error', ({ detail: { code, island } }) => window.observed.failures.push({ code, island }))
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.observed.violations.push(violatedDirective))
  })
  await page.route('**/counts', (route) => route.fulfill({ json: { overview: 3 } }))
  await page.route('**/partners', (route) => route.fulfill({ json: partners }))
})

/** The islands around a screen are one chunk. */
const FRAME_FAILED = expect.arrayContaining([
  { code: 'chunk', island: 'sidebar' },
  { code: 'chunk', island: 'user-menu' },
])

test('a tampered chunk is refused and reported for each of its islands; the page stays as the server made it', async ({
  page,
  host,
  failures,
  violations,
}) => {
  await tampered(page, '**/chunks/frame-*.js*')
  await page.goto(host.publish({ html: deployedPage(), isStrict: true }))
  await expect(failed(page, 'sidebar')).toContainText('This part could not be loaded')
  await expect(page.locator('[data-island=sidebar] > a')).toBeVisible()
  expect(await failures()).toEqual(FRAME_FAILED)
  expect(await isTampered(page)).toBe(false)
  expect(await violations()).toEqual([])
})

test('a tampered part that loads later is refused: the island stays and offers to load the page anew', async ({ page, host, failures }) => {
  await page.goto(host.publish({ html: deployedPage(), isStrict: true }))
  await tampered(page, '**/chunks/frame-later-*.js*')
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: /Switch partner/ }).click()
  await expect(page.getByText('This part could not be loaded')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(userMenu(page)).toBeVisible()
  expect(await isTampered(page)).toBe(false)
  expect(await failures()).toEqual([])
})

test('a tampered script does nothing: the page stays as the server made it', async ({ page, host }) => {
  await tampered(page, '**/assets/partner-islands.js')
  await page.goto(host.publish({ html: deployedPage(), isStrict: true }))
  await expect(page.locator('[data-island=sidebar] > a')).toBeVisible()
  expect(await isTampered(page)).toBe(false)
})

test('a chunk that a deployment took away: a second try, then the offer to load the page anew', async ({ page, host, failures }) => {
  let requests = 0
  await page.route('**/chunks/frame-*.js*', (route) => {
    requests += 1
    return route.fulfill({ status: 404 })
  })
  await page.goto(host.publish({ html: deployedPage(), isStrict: true }))
  await expect(failed(page, 'sidebar')).toContainText('There may be a newer version of this page')
  expect(requests).toBeGreaterThanOrEqual(2)
  expect(await failures()).toEqual(FRAME_FAILED)
  await page.unroute('**/chunks/frame-*.js*')
  await page.locator('[data-island=sidebar]').getByRole('button', { name: 'Reload page' }).click()
  await expect(sidebar(page)).toBeVisible()
})

/** How often a chunk came, by the part of its name that is no hash. */
const arrived = (page: Page, chunk: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200)
        .filter((entry) => new URL(entry.name).pathname.includes(`/chunks/${name}-`)).length,
    chunk,
  )

for (const where of ['beside the page', 'on another host'])
  test(`a shared chunk that breaks once comes under another address, and nothing that is there comes twice: files ${where}`, async ({
    page,
    host,
    failures,
    violations,
  }) => {
    const cdn = where === 'on another host' ? await startHostServer() : undefined
    const data = cdn ? { config: { ...config, cdnHost: cdn.origin } } : {}
    await page.route('**/chunks/react-*.js', (route) => route.abort())
    await page.goto(host.publish({ html: deployedPage(data), isStrict: !cdn }))
    await expect(sidebar(page)).toBeVisible()
    await expect(userMenu(page)).toBeVisible()
    expect(await failures()).toEqual([])
    expect(await violations()).toEqual([])
    for (const chunk of ['react', 'start']) expect(await arrived(page, chunk)).toBe(1)
    // Islands of one store: what one of them opens, another shows.
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: /Switch partner/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await cdn?.stop()
  })

test('what is asked for again must have the hash of the file, too', async ({ page, host, failures }) => {
  await page.route('**/chunks/react-*.js', (route) => route.abort())
  await tampered(page, '**/chunks/react-*.js?retry=*')
  await page.goto(host.publish({ html: deployedPage(), isStrict: true }))
  await expect(failed(page, 'sidebar')).toContainText('This part could not be loaded')
  await expect(failed(page, 'sidebar').getByRole('button', { name: 'Reload page' })).toBeVisible()
  expect(await isTampered(page)).toBe(false)
  expect(await failures()).toContainEqual({ code: 'chunk', island: undefined })
})

test('the files may lie in a folder and on another host', async ({ page, host, failures, violations }) => {
  await page.goto(host.publish({ html: deployedPage({ config: { ...config, cdnHost: '/copies/shop' } }), isStrict: true }))
  await expect(sidebar(page)).toBeVisible()
  expect(await violations()).toEqual([])

  const cdn = await startHostServer()
  await page.goto(host.publish({ html: deployedPage({ config: { ...config, cdnHost: `${cdn.origin}/copies/v2` } }), isStrict: false }))
  await expect(sidebar(page)).toBeVisible()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: /Switch partner/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await failures()).toEqual([])
  await cdn.stop()
})

test('pages of the contract before this one work, pages of a newer one stay as the server made them', async ({ page, host, failures }) => {
  await page.goto(host.publish({ html: deployedPage({ contract: 0 }), isStrict: true }))
  await expect(sidebar(page)).toBeVisible()
  await page.goto(host.publish({ html: deployedPage({ contract: 2 }), isStrict: true }))
  await expect.poll(failures).toEqual([{ code: 'page', island: undefined }])
  await expect(page.locator('[data-island=sidebar] > a')).toBeVisible()
})
