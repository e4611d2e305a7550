import type { Page, Route } from '@playwright/test'

const LATENCY_MS = 2_000
/** Every twentieth call fails: five percent, at the same places in every run. */
const FAILING = 20

/** Makes every call of the islands slow, and some of them fail on their way to the host. */
export async function breakNetwork(page: Page): Promise<void> {
  let calls = 0
  await page.route('**/*', async (route) => {
    if (!isCall(route)) return route.fallback()
    const fails = ++calls % FAILING === 0
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS))
    return fails ? route.fulfill({ status: 503, json: { error: 'The service is not available.' } }) : route.continue()
  })
}

const isCall = (route: Route): boolean => ['fetch', 'xhr'].includes(route.request().resourceType())
