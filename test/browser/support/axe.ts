import { expect, type Page } from '@playwright/test'
import axe, { type SerialContextObject } from 'axe-core'

/** axe knows a skip link only where the first link after it is not in a shadow root. */
const PAGE: SerialContextObject = { exclude: ['a.skip'] }

/** Frames are left out: those of mails run no script, so axe would wait in them for ever. */
export async function expectNoViolations(page: Page, context = PAGE): Promise<void> {
  // What is still coming or fading has colours and names of its own: only what stays is a violation.
  await expect(async () => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    expect(await page.evaluate(violations, context)).toEqual([])
  }).toPass({ timeout: 30_000 })
}

/** Runs in the browser. */
async function violations(context: SerialContextObject): Promise<string[]> {
  // Of WCAG 2.2, which axe leaves out unless it is asked for.
  const rules = { 'target-size': { enabled: true } }
  // To read style sheets axe would write them into the page anew, which the policy of the page refuses and tells.
  const { violations: found } = await window.axe.run(context, { rules, iframes: false, preload: false, resultTypes: ['violations'] })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
