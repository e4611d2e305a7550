import type { Answer, api_partner_websites } from '../../contract'
import type { ErrorObject } from '../../http'
import { WEBSITES_PART } from '../../model'
import type { WebsiteListQuery } from './WebsiteListQuery'

type WebsitePage = Answer<typeof api_partner_websites>
type Result = { readonly data: WebsitePage } | { readonly error: ErrorObject }

/**
 * A page of many rows from answers that are read quickly: the first says how many there are, the others are asked for side by side. What has
 * moved from one part to another meanwhile is there once.
 */
export async function askInParts(query: WebsiteListQuery, ask: (part: WebsiteListQuery) => Promise<Result>): Promise<Result> {
  const page = Number(query.page ?? 1)
  const limit = Number(query.limit ?? WEBSITES_PART)
  // Other pages do not begin where a part does.
  if (limit <= WEBSITES_PART || limit % WEBSITES_PART > 0) return ask(query)
  const parts = limit / WEBSITES_PART
  const before = (page - 1) * parts
  const askPart = (nth: number) => ask({ ...query, page: before + nth, limit: WEBSITES_PART })
  const first = await askPart(1)
  if ('error' in first) return first
  const { total } = first.data.pagination
  const count = Math.min(parts, Math.ceil(total / WEBSITES_PART) - before)
  const rest = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, (_, nth) => askPart(nth + 2)))
  const items = new Map(first.data.items.map((item) => [item.id, item]))
  for (const result of rest) {
    if ('error' in result) return result
    for (const item of result.data.items) items.set(item.id, item)
  }
  const pagination = { page, pages: Math.max(1, Math.ceil(total / limit)), count: items.size, limit, total }
  return { data: { ...first.data, items: [...items.values()], pagination } }
}
