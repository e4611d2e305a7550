import type { Page } from '@playwright/test'
import { expect } from '../support/test'

/** How many counters are mounted, as they count themselves. */
export const mounted = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.mounted ?? 0))

/** Gives a counter React state and DOM state. */
export async function use(page: Page, id: string): Promise<void> {
  await page.locator(`#${id} button`).click()
  await page.locator(`#${id} input`).fill('typed')
}

export async function expectUsed(page: Page, id: string, label: string): Promise<void> {
  await expect(page.locator(`#${id} output`)).toHaveText(`${label}: 1`)
  await expect(page.locator(`#${id} input`)).toHaveValue('typed')
}
