import { test as base } from '@playwright/test'
import { startHosts } from '../support/hostProcesses'

/** The reference host, started for this worker, with a fresh database. */
export const test = base.extend<{ violations: string[] }, { origin: string; hostEnv: Record<string, string> }>({
  /** Settings of the host besides its folder and port. */
  hostEnv: [{}, { option: true, scope: 'worker' }],
  origin: [
    async ({ hostEnv }, provide) => {
      const hosts = await startHosts(hostEnv)
      await provide(hosts.origin)
      await hosts.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
  violations: async ({ page }, provide) => {
    const seen: string[] = []
    page.on('console', (message) => message.text().includes('Content Security Policy') && seen.push(message.text()))
    page.on('dialog', (dialog) => {
      if (dialog.type() === 'alert') seen.push(dialog.message())
    })
    await provide(seen)
  },
})

export { expect } from '@playwright/test'
