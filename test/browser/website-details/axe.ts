import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Mails are left out: their frames run no script, so axe would wait in them for ever. The skip link: axe knows none before a shadow root. */
export async function expectNoViolations(page: Page): Promise<void> {
  // What is still fading in has colours of its own.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))))
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run({ exclude: ['a.skip'] }, { iframes: false, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(found).toEqual([])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
