import type { BrowserContext, Page } from '@playwright/test'
import { COUNTS_POLL_MS } from '../../../src/model'
import { expect, sidebar, test } from './test'

const COUNTS = '/api/sidebar_counts'

/** Counts the calls of a page for the counts, from now on. */
function countCalls(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === COUNTS && search !== PROBE) calls += 1
  })
  return () => calls
}

/** In steps: calls have to come back before their time is over, which runs as fast as the rest. */
async function passMinute(context: BrowserContext): Promise<void> {
  for (let passed = 0; passed < COUNTS_POLL_MS; passed += STEP_MS) {
    await context.clock.runFor(STEP_MS)
    await Promise.all(context.pages().map(answered))
  }
}
const STEP_MS = 10_000
/** Marks a call of the test's own: it waits its turn behind the calls of the page. */
const PROBE = '?probe'
const answered = (page: Page) => page.evaluate((url) => fetch(url).then(({ status }) => status), COUNTS + PROBE)

const tickets = (page: Page) => sidebar(page).getByRole('link', { name: /^Tickets/ })

test('one of two tabs asks for the counts, and both show them', async ({ context, signIn }) => {
  await context.clock.install()
  const one = await context.newPage()
  await signIn(one)
  await expect(tickets(one)).toHaveAccessibleName(/\d/)
  const two = await context.newPage()
  await two.goto('/tickets')
  await expect(tickets(two)).toHaveAccessibleName(/\d/)

  const callsOfOne = countCalls(one)
  const callsOfTwo = countCalls(two)
  await context.route(`**${COUNTS}*`, (route) => route.fulfill({ json: { tickets: 123 } }))
  await passMinute(context)
  await expect(tickets(one)).toHaveAccessibleName('Tickets: 123')
  await expect(tickets(two)).toHaveAccessibleName('Tickets: 123')
  // The clock also runs by itself, so a slow machine may see more than one call, but never of both tabs.
  expect(callsOfOne()).toBeGreaterThan(0)
  expect(callsOfTwo()).toBe(0)

  // The tab that asked goes away: the other takes over.
  await one.close()
  await passMinute(context)
  await expect.poll(callsOfTwo).toBeGreaterThan(0)
})

test('a hidden tab asks nothing, and once when it is back', async ({ page, signIn }) => {
  await page.clock.install()
  // Whoever listens to the host asks once more when the line is open again, for what was missed until then.
  await page.route('**/events', (route) => route.abort())
  await signIn(page)
  await expect(tickets(page)).toHaveAccessibleName(/\d/)
  const calls = countCalls(page)
  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)

  await setHidden(true)
  for (let minute = 0; minute < 5; minute++) await passMinute(page.context())
  expect(calls()).toBe(0)
  await setHidden(false)
  await page.clock.runFor(1_000)
  await expect.poll(calls).toBe(1)
})

test('numbers stay when a call fails, marked as old, until a new try', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn(page)
  await expect(tickets(page)).toHaveAccessibleName(/\d$/)
  await page.route(`**${COUNTS}`, (route) => route.fulfill({ status: 400, json: { error: 'down' } }))
  await passMinute(page.context())
  await expect(tickets(page)).toHaveAccessibleName(/\d+, out of date$/)
  await page.unroute(`**${COUNTS}`)
  await sidebar(page)
    .getByRole('button', { name: /out of date/ })
    .click()
  await expect(tickets(page)).toHaveAccessibleName(/\d$/)
})
