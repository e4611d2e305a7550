import type { ListQuery } from '../../../src/contract'
import { LIST_PAGE_LIMIT } from '../../../src/model'
import { HttpError } from '../HttpError'

const MAX_LIMIT = 100
/** Far beyond every list, and small enough for the database to multiply. */
const MAX_PAGE = 1_000_000

export interface Paging {
  page: number
  limit: number
  offset: number
}

/** Which rows of a list are asked for. */
export function pagingOf(query: ListQuery | undefined, maxLimit = MAX_LIMIT): Paging {
  const limit = Math.min(Math.max(query?.limit ?? LIST_PAGE_LIMIT, 1), maxLimit)
  const page = Math.min(Math.max(query?.page ?? 1, 1), MAX_PAGE)
  return { page, limit, offset: (page - 1) * limit }
}

export const paginationOf = ({ page, limit }: Paging, count: number, total: number) => ({
  page,
  pages: Math.max(Math.ceil(total / limit), 1),
  count,
  limit,
  total,
})

/** What `field` or `-field` sorts by; a field that cannot be sorted by is refused (defaults 5.8). */
export function orderOf<Sort extends string>(sort: string, sorts: readonly Sort[]): { by: Sort; direction: 'asc' | 'desc' } {
  const name = sort.replace(/^-/, '')
  const by = sorts.find((one) => one === name)
  if (!by) throw new HttpError(422, 'refusal.sort', { values: { field: name } })
  return { by, direction: sort.startsWith('-') ? 'desc' : 'asc' }
}

/** Filters with several values separate them by commas. */
export function valuesOf(text: string | undefined): string[] | undefined {
  const all = text?.split(',').filter(Boolean)
  return all && all.length > 0 ? all : undefined
}
