import type { ListQuery } from '../../../src/contract'
import { filteredBy } from './filteredBy'
import { LIST_PAGE_LIMIT } from '../../../src/model'
import { HttpError } from '../HttpError'

const MAX_LIMIT = 100

type Compare<Item> = (a: Item, b: Item) => number

/** Sorted by `field` or `-field`; a field that cannot be sorted by is refused (defaults 5.8). */
export function sorted<Item>(items: readonly Item[], sort: string | undefined, by: Readonly<Record<string, Compare<Item>>>): Item[] {
  if (!sort) return [...items]
  const descending = sort.startsWith('-')
  const field = descending ? sort.slice(1) : sort
  const compare = Object.hasOwn(by, field) ? by[field] : undefined
  if (!compare) throw new HttpError(422, 'refusal.sort', { values: { field } })
  const ascending = items.toSorted(compare)
  return descending ? ascending.toReversed() : ascending
}

/** One page of the list; a page behind the last is empty. */
export function pageOf<Item>(all: readonly Item[], query: ListQuery | undefined) {
  const limit = Math.min(Math.max(query?.limit ?? LIST_PAGE_LIMIT, 1), MAX_LIMIT)
  const page = Math.max(query?.page ?? 1, 1)
  const items = all.slice((page - 1) * limit, page * limit)
  return {
    items,
    pagination: { page, pages: Math.max(Math.ceil(all.length / limit), 1), count: items.length, limit, total: all.length },
    filters: filteredBy(query),
  }
}
