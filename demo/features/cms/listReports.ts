import type { ListQuery } from '../../../src/contract'
import type { Services } from '../../kernel/context'
import { filteredBy } from '../../kernel/request/filteredBy'
import { paginationOf, pagingOf } from '../../kernel/request/paging'
import { totalOf, withTotal } from '../../db/queries/total'

/** One page of what the assistant did for a website, the latest first. */
export async function listReports({ db }: Services, websiteId: number, query: ListQuery) {
  const paging = pagingOf(query)
  const all = db.selectFrom('assistant_reports').where('website_id', '=', websiteId)
  const page = all.selectAll().orderBy('id', 'desc').limit(paging.limit).offset(paging.offset)
  const items = await withTotal(page, all).execute()
  return { items, pagination: paginationOf(paging, items.length, await totalOf(items, paging, all)), filters: filteredBy(query) }
}
