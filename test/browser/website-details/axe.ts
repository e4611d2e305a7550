import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Mails are left out: their frames run no script, so axe would wait in them for ever. The skip link: axe knows none before a shadow root. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  // What is still coming or fading has colours and names of its own: only what stays is a violation.
  await expect(async () => expect(await page.evaluate(violations)).toEqual([])).toPass({ timeout: 30_000 })
}

/** Runs in the browser. */
async function violations(): Promise<string[]> {
  const { violations: found } = await window.axe.run({ exclude: ['a.skip'] }, { iframes: false, resultTypes: ['violations'] })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
