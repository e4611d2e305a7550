import type { api_partner_statistics, ReadQuery } from '../../../src/contract/server'
import { visitSpan } from '../../../src/model'
import { visitsOfAll } from './visitsOfAll'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { pageOf, sorted } from '../../kernel/request/listQuery'
import { momentOf, scopeOf } from '../../access/scope'

interface Row {
  visits: number | null
  change: number | null
}

/** Below every change, of which −1 is the least: what cannot be compared comes last. */
const NO_CHANGE = -2
const NO_VISITS = -1

const SORTS = {
  title: () => 0,
  visits: (a: Row, b: Row) => (a.visits ?? NO_VISITS) - (b.visits ?? NO_VISITS),
  change: (a: Row, b: Row) => (a.change ?? NO_CHANGE) - (b.change ?? NO_CHANGE),
}

/** The visits of all websites, to be compared (ST-06). */
export async function listVisits(services: Services, viewer: Viewer, query: ReadQuery<typeof api_partner_statistics>) {
  const days = visitSpan({ period: query.period ?? 'month' }, momentOf(services, viewer).today)
  if (!days) throw new HttpError(400, 'refusal.address')
  const found = await visitsOfAll(services.db, scopeOf(viewer, 'see_agency_statistics'), days, viewer.time_zone, query.search ?? '')
  const rows = found.map(({ enabled, weekly_mail, visits, previous, ...website }) => ({
    ...website,
    enabled: enabled ?? false,
    weeklyMail: weekly_mail ?? false,
    visits,
    previous,
    change: visits !== null && previous ? (visits - previous) / previous : null,
  }))
  return pageOf(sorted(rows, query.sort, SORTS), query)
}
