import type { Locator, Page } from '@playwright/test'
import { call } from '../website-details/test'
import { expect, test } from './test'

/** Chromium's sum of what has moved by itself; pages are called good below 0.1. */
const LIMIT = 0.02
/** A line above the log of a website. */
const PINNED_LINE = 0.02

/** Adds up what moves from now on, on every page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 })
    new PerformanceObserver((list) => {
      // Entries of this type, which the general one does not tell of.
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!hadRecentInput) Object.assign(globalThis, { moved: Reflect.get(globalThis, 'moved') + value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
const moved = (page: Page) => page.evaluate((): number => Reflect.get(globalThis, 'moved'))

/** Opens a page, and looks that nothing in it moves until what is to be shown is there and nothing more comes. */
async function expectStill(page: Page, path: string, ...shown: readonly Locator[]): Promise<void> {
  await watchShifts(page)
  await page.goto(path)
  for (const part of shown) await expect(part).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await moved(page)).toBeLessThan(LIMIT)
}

test.use({ viewport: { width: 1366, height: 768 } })

test('the board does not move when the first steps come', async ({ page, signIn }) => {
  await signIn(page)
  const steps = page.locator('[data-island=goals] .partner-root').getByRole('progressbar')
  await expectStill(page, '/', steps, page.locator('[data-island=main] .partner-root [data-card]').first())
})

for (const [path, shown] of [
  ['/', '[data-card]'],
  ['/website/1', '[role=tabpanel]:not([hidden])'],
  ['/tickets', 'tbody a'],
  ['/profile', 'form'],
  ['/domains?page=40', 'tbody th'],
] as const)
  test(`nothing moves on a phone while ${path} comes`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await signIn(page)
    // What the host knows is painted before the islands come.
    await page.route('**/chunks/core-*.js*', async (route) => {
      await page.locator('main h1').first().waitFor()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      await route.continue()
    })
    await expectStill(page, path, page.locator('[data-island=main] .partner-root').locator(shown).first())
  })

for (const [path, heading] of [
  ['/profile#absence', 'Absence'],
  ['/account#white-label', 'White label'],
] as const)
  test(`nothing moves while ${path} comes`, async ({ page, signIn }) => {
    await signIn(page)
    await watchShifts(page)
    await page.goto(path)
    await expect(page.locator('[data-island=main] .partner-root').getByRole('heading', { name: heading })).toBeFocused()
    // The network is never idle while frames of a preview are replaced.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await moved(page)).toBeLessThan(LIMIT)
  })

test('the sidebar takes the room beside narrowed views that it is going to have', async ({ page, signIn }) => {
  await signIn(page)
  const title = page.locator('[data-island=main] .partner-root').getByRole('heading', { name: 'All websites' })
  await expectStill(page, '/websites?q=status%3Adone', title, page.locator('[data-sidebar=collapsed]'))
})

test('a sidebar that is pinned has its room on the page of a website from the start', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/')
  const title = page.locator('[data-island=main] .partner-root header h1')
  const pin = (pinsSidebar: boolean) => call(page, 'PUT', '/api/preferences', { pinsSidebar })
  await pin(true)
  try {
    await expectStill(page, '/website/1', title, page.locator('[data-sidebar=expanded]'))
  } finally {
    await pin(false)
  }
})

test('the head of a table is as high above rows on their way as above rows', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(page)
  const row = page.locator('[data-island=main] .partner-root tbody tr[data-id]').first()
  await expectStill(page, '/reengage', row)
})

test('nothing moves while a page comes that one may not open', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, { name: 'editor' })
  await expectStill(page, '/account', page.locator('[data-island=sidebar] .partner-root').getByRole('link').first())
})

test('a log with mails does not move when what draws them is there', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signIn(page)
  await watchShifts(page)
  await page.goto('/website/20')
  await expect(page.locator('article iframe').last()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // What is pinned takes its line when it comes.
  expect(await moved(page)).toBeLessThan(LIMIT + PINNED_LINE)
})

for (const width of [1024, 1366])
  test(`all domains do not move at ${width} px when their troubles and rows come`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 768 })
    await signIn(page)
    await expectStill(page, '/domains', page.getByRole('button', { name: /^Not pointing here/ }))
  })

test('the unassigned e-mails do not give way to a late filter on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signIn(page)
  const first = page.getByRole('checkbox', { name: /^Select/ }).first()
  await expectStill(page, '/unassigned_emails', first, page.getByLabel('Tag', { exact: false }).first())
})

test('the domains of a website do not give way to its long name on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signIn(page)
  await watchShifts(page)
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  await page.route('**/api/website-details/*', async (route) => {
    const response = await route.fetch()
    await page.getByRole('article').first().waitFor()
    await route.fulfill({ response, json: { ...(await response.json()), title: name } })
  })
  await page.goto('/website/39/domains')
  await expect(page.getByTitle(name)).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await moved(page)).toBeLessThan(LIMIT)
})

test('rows that are on their way are as wide as a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signIn(page)
  await page.route('**/api/outgoing-mails?*', () => undefined)
  await page.goto('/tools/outgoing-mails')
  const row = page.getByRole('table', { name: 'Mails', includeHidden: true }).locator('tbody tr').first()
  await expect(row).toBeVisible()
  const [bar, whole] = await Promise.all([row.locator('td > span').first().boundingBox(), row.boundingBox()])
  expect(whole?.width).toBeGreaterThan(300)
  expect(bar?.width).toBeGreaterThan(50)
})

test('the first steps are there without scripts', async ({ page, signIn }) => {
  await signIn(page)
  await page.route('**/*.js*', (route) => route.abort())
  await page.goto('/')
  const goals = page.locator('[data-island=goals]')
  const heading = goals.getByRole('heading', { name: 'Getting started' })
  await expect(heading).toBeVisible()
  // More than half of them are done.
  await heading.click()
  await expect(goals.getByRole('listitem')).toHaveCount(7)
})

test('on a phone the links to the views come after a while where scripts do not', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signIn(page)
  await page.route('**/*.js*', (route) => route.abort())
  await page.goto('/tickets')
  const link = page.locator('.aside').getByRole('link', { name: 'Overview', includeHidden: true })
  await expect(link).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await link.click()
  await expect(page).toHaveURL('/')
})
