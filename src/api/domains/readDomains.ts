import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import { api_partner_domains, api_website_domains, type DomainList, type DomainQuery } from '../../contract'
import type { ErrorObject } from '../../http'
import { PAGE_LIMIT } from '../call/allPages'
import type { CallMeta } from '../call/baseQuery'
import type { RouteCall } from '../call/call'

export type DomainItems = DomainList['generalItems']

/** Of one website, or with null of the partner. */
export interface ListArgs {
  readonly websiteId: number | null
  /** Without a page of a website: all that it has. */
  readonly query: DomainQuery
}

type Result<Data> = QueryReturnValue<Data, ErrorObject, CallMeta>
type Ask = (call: RouteCall) => Result<unknown> | PromiseLike<Result<unknown>>

/** A page of domains, or all that a website has, with what their list says beside them. */
export async function readDomains(ask: Ask, { websiteId, query }: ListArgs): Promise<Result<DomainItems>> {
  if (websiteId === null) return itemsOf(await ask({ route: api_partner_domains, args: { query } }))
  const { page: only, ...rest } = { limit: PAGE_LIMIT, ...query }
  const pageOf = async (page: DomainQuery['page']) =>
    itemsOf(await ask({ route: api_website_domains, args: { params: { website: websiteId }, query: { ...rest, page } } }))
  if (only !== undefined) return pageOf(only)
  const first = await pageOf(1)
  if (first.error) return first
  const domains = [...first.data.domains]
  for (let page = 2; page <= first.data.pagination.pages; page++) {
    const next = await pageOf(page)
    if (next.error) return next
    domains.push(...next.data.domains)
  }
  return { data: { ...first.data, domains } }
}

function itemsOf({ data, error, meta }: Result<unknown>): Result<DomainItems> {
  if (error) return { error, ...(meta && { meta }) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base query has checked the answer against the route's schema
  return { data: (data as DomainList).generalItems }
}
