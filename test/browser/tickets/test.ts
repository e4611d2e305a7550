import type { Page } from '@playwright/test'

export { expect, focused, signInElsewhere, test, toast, websiteOf } from '../manager-views/test'

export const rows = (page: Page) => page.locator('[data-island=main] .partner-root [data-row]')
export const pane = (page: Page) => page.getByRole('complementary', { name: 'Open ticket' })
export const answer = (page: Page) => pane(page).getByRole('textbox', { name: 'Answer', exact: true })
/** What the open ticket is called, once it is there. */
export const title = (page: Page) => pane(page).getByRole('heading', { level: 2 }).filter({ hasNotText: 'Loading…' })

/** The ticket that is open, by its address. */
export const openId = (page: Page): number => Number(new URL(page.url()).searchParams.get('ticket'))

interface Entry {
  readonly id: number
  readonly category: string
  readonly message: string
  readonly inReplyTo: number | null
  readonly done: boolean
  readonly website: { readonly id: number }
}

/** A ticket as the host has it, whatever became of it. */
export async function ticketOf(page: Page, id: number): Promise<Entry> {
  const answered = await page.request.get(`/api/ticket?ticket=${id}`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  const { items }: { items: Entry[] } = await answered.json()
  const [item] = items
  if (!item) throw new Error(`There is no ticket ${id}`)
  return item
}

/** What was written to the customer in answer to a ticket. */
export async function answersTo(page: Page, id: number): Promise<string[]> {
  const { website } = await ticketOf(page, id)
  const answered = await page.request.get(`/api/website/${website.id}/logs?category=message_to&limit=100`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  const { items }: { items: Entry[] } = await answered.json()
  return items.filter(({ inReplyTo }) => inReplyTo === id).map(({ message }) => message)
}
