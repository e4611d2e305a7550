import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { ErrorObject } from '../../http'
import { type Page, PAGE_LIMIT } from './allPages'
import type { CallMeta } from './baseQuery'
import type { RouteCall } from './call'

type Result<Data> = QueryReturnValue<Data, ErrorObject, CallMeta>

/**
 * All rows of a list, for the `queryFn` of what shows them all: page by page, as the server gives no more at once. The first page is asked for without a
 * number, so that an answer that came with the page serves.
 */
export async function everyPage<Row extends { readonly id: number }>(
  ask: (call: RouteCall) => Result<unknown> | PromiseLike<Result<unknown>>,
  { route, args }: RouteCall,
): Promise<Result<Row[]>> {
  // What moves to a later page meanwhile comes twice.
  const rows = new Map<number, Row>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { ...args.query, limit: PAGE_LIMIT, ...(page > 1 && { page }) }
    const { data, error, meta } = await ask({ route, args: { ...args, query } })
    if (error) return { error, ...(meta && { meta }) }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base query has checked the answer against the route's schema
    const { items, pagination } = data as Page<Row>
    for (const row of items) rows.set(row.id, row)
    pages = pagination.pages
  }
  return { data: [...rows.values()] }
}
