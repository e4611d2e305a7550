import { test as base, type Page } from '@playwright/test'
import { type HostServer, startHostServer } from './hostServer'
import { hostPage, type HostPageOptions } from './hostPage'

interface TestFixtures {
  /** Opens a host page with the bundle of a fixture. */
  open: (body: string, options?: HostPageOptions) => Promise<void>
  /** Failures the runtime reported on the page, in order. */
  failures: () => Promise<{ code: string; island: string | undefined }[]>
  /** Violations of the content security policy. */
  violations: () => Promise<string[]>
}

export const test = base.extend<TestFixtures, { host: HostServer }>({
  host: [
    // Playwright reads the fixtures a function needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startHostServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  async open({ page, host }, provide) {
    await page.addInitScript(collect)
    await provide(async (body, options = {}) => {
      await page.goto(host.publish(hostPage(body, options)))
    })
  },
  failures: ({ page }, provide) => provide(() => page.evaluate(() => window.observed.failures)),
  violations: ({ page }, provide) => provide(() => page.evaluate(() => window.observed.violations)),
})

export { expect } from '@playwright/test'

declare global {
  interface Window {
    observed: { failures: { code: string; island: string | undefined }[]; violations: string[] }
  }
}

function collect() {
  window.observed = { failures: [], violations: [] }
  addEventListener('partner-islands:error', ({ detail: { code, island } }) => window.observed.failures.push({ code, island }))
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) =>
    window.observed.violations.push(`${violatedDirective} ${sourceFile ?? ''} ${sample}`),
  )
}

/** Runs in the page: waits until nothing has been about to happen for two frames. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))
