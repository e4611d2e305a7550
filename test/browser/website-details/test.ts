import type { Page } from '@playwright/test'

export { signInElsewhere, test, toast } from '../manager-views/test'
export { expect } from '../menus/test'

/** A website of the small data set at the very beginning of the workflow. */
export const LEAD = { id: 1, title: 'Tischlerei Hansen' }

/** Calls the host from the page, as the islands do, past whatever a test does to their calls. */
export async function call<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  const text = await page.evaluate(() => document.querySelector('[data-partner-page]')?.textContent)
  const { csrf } = JSON.parse(text ?? '{}')
  const answer = await page.request.fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      Origin: new URL(page.url()).origin,
      [csrf.header]: csrf.token,
    },
    ...(body !== undefined && { data: body }),
    failOnStatusCode: true,
  })
  return answer.json()
}

/** Waits until the header and all zones are there. */
export async function openWebsite(page: Page, website: { id: number; title: string }): Promise<void> {
  await page.goto(`/website/${website.id}`)
  await page.getByRole('heading', { level: 1, name: website.title }).waitFor()
}
