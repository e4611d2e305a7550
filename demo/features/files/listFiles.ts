import type { ListQuery } from '../../../src/contract'
import type { Services } from '../../kernel/context'
import { filteredBy } from '../../kernel/request/filteredBy'
import { paginationOf, pagingOf } from '../../kernel/request/paging'
import { presentFile } from './present'
import { live } from '../../db/queries/base'
import { totalOf, withTotal } from '../../db/queries/total'

/** The files of a website, newest first: those of its messages, and those that belong to none. */
export async function listFiles({ db }: Services, websiteId: number, query: ListQuery | undefined) {
  const paging = pagingOf(query)
  const matching = live(db, 'files').where('website_id', '=', websiteId)
  const rows = await withTotal(matching.select(['id', 'type', 'name', 'bytes', 'thumbnail_hash', 'scan_state']), matching)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute()
  return {
    items: rows.map(presentFile),
    pagination: paginationOf(paging, rows.length, await totalOf(rows, paging, matching)),
    filters: filteredBy(query),
  }
}
