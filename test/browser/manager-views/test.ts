import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, signIn as signInTo, test as base } from '../menus/test'

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }

interface Fixtures {
  readonly freshData: undefined
  /** Puts another set in its place until the test ends: others on the same host begin with the small one. */
  readonly takeDataSet: (set: 'large' | 'hostile') => Promise<void>
}

const reset = (context: BrowserContext, origin: string, set: string) =>
  context.request.post(`${origin}/preview/api/reset`, { headers: HEADERS, data: { set }, failOnStatusCode: true })

/** The host with fresh data of the small set before each test, at the time that browsers have. */
export const test = base.extend<Fixtures>({
  freshData: [
    async ({ context, origin }, provide) => {
      // Tests of other screens on the same host travel in time.
      await context.request.put(`${origin}/preview/api/clock`, { headers: HEADERS, data: { offsetMs: 0 }, failOnStatusCode: true })
      await reset(context, origin, 'small')
      await provide(undefined)
    },
    { auto: true },
  ],
  async takeDataSet({ context, origin }, provide) {
    await provide(async (set) => void (await reset(context, origin, set)))
    await reset(context, origin, 'small')
  },
})

/** What the host has. */
export async function websiteOf(
  page: Page,
  id: number,
): Promise<{ title: string; status: string; assigned_to: { id: number } | null; due_date: string | null; tags: { name: string }[] }> {
  const answer = await page.request.get(`/website/${id}/data`, {
    headers: { ...HEADERS, Accept: 'application/json' },
    // The host hangs up what was idle; a call that meets that is made again.
    maxRetries: 2,
  })
  return answer.json()
}

export const column = (page: Page, status: string): Locator => page.locator(`[data-cell="${status}"]`)
export const cards = (page: Page, status: string): Locator => column(page, status).locator('[data-card]')
export const idOf = async (card: Locator): Promise<number> => Number(await card.getAttribute('data-card'))

/** The accessible name of what has the focus, inside shadow roots too. */
export const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? null
  })

/** Waits until the browser has kept something about the views. */
export const kept = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage)))).toContain(text)

export const toast = (page: Page, text: string | RegExp): Locator => page.getByText(text).last()

/** A second person in a browser of their own. */
export async function signInElsewhere(context: BrowserContext, origin: string, name: string): Promise<Page> {
  await signInTo(context, origin, name)
  return context.newPage()
}

export { expect }
