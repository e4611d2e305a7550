import { sql } from 'kysely'
import type { api_partner_domains, ReadQuery } from '../../../../src/contract/server'
import { DOMAIN_PAGE_LIMIT, DOMAIN_PROBLEMS, DOMAIN_SORTS } from '../../../../src/model'
import { totalOf, withTotal } from '../../../db/queries/total'
import { containsWords } from '../../../db/queries/words'
import type { Services, Viewer } from '../../../kernel/context'
import { filteredBy } from '../../../kernel/request/filteredBy'
import { orderOf, paginationOf, pagingOf } from '../../../kernel/request/paging'
import type { Translate } from '../../../kernel/text/translate'
import { domainsWithin, withDomainColumns } from '../row/domainRows'
import { domainOrder } from './domainOrder'
import { domainProblems } from './domainProblems'
import { obstaclesTo } from './obstacles'
import { presentDomain } from './present'

type Query = ReadQuery<typeof api_partner_domains>

/** Where words are searched. */
const SEARCHED = sql`concat_ws(' ', domains.name, domains.unicode_name, websites.title, websites.customer::text)`

/** One page of the domains, of one website or of the partner, with how many have which trouble. */
export async function listDomains(
  services: Services,
  viewer: Viewer,
  query: Query,
  { websiteId, t }: { websiteId?: number; t: Translate },
) {
  const now = services.clock.now()
  const paging = pagingOf({ ...query, limit: query.limit ?? DOMAIN_PAGE_LIMIT })
  const { by, direction } = orderOf(query.sort ?? 'name', DOMAIN_SORTS)
  const search = query.search?.trim()
  const isAsked = domainProblems(now)

  const within = domainsWithin(services.db, viewer)
  const all = websiteId === undefined ? within : within.where('domains.website_id', '=', websiteId)
  const found = search ? all.where(containsWords(SEARCHED, search)) : all
  const matching = query.problem ? found.where(isAsked[query.problem]) : found
  const rows = await withTotal(withDomainColumns(matching), matching)
    .orderBy(sql`${domainOrder(now)[by]} ${sql.raw(direction)} nulls last`)
    .orderBy('domains.name')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute()
  const counts = await all
    .select(DOMAIN_PROBLEMS.map((one) => sql<number>`(count(*) filter (where ${isAsked[one]}))::int`.as(one)))
    .executeTakeFirstOrThrow()
  const adding = websiteId === undefined ? {} : { adding: await obstaclesTo(services, viewer, { websiteId, t }) }
  return {
    generalItems: {
      domains: rows.map((row) => presentDomain(row, { now, t })),
      pagination: paginationOf(paging, rows.length, await totalOf(rows, paging, matching)),
      filters: filteredBy(query),
      problems: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
      ...adding,
    },
  }
}
