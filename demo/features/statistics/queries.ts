import { type Kysely, sql } from 'kysely'
import { type DaySpan, instantsOf } from '../../../src/model'
import type { Database } from '../../db/schema'
import { beginOf, wallClock } from '../../db/queries/zones'

/** Days in the zone. */
export interface VisitSpan extends DaySpan {
  siteId: number
  zone: string
}

/** Visits that began on one of the days. */
function visitsIn(db: Kysely<Database>, { siteId, zone, ...days }: VisitSpan) {
  const { begin, end } = instantsOf(days, zone)
  return db.selectFrom('visits').where('site_id', '=', siteId).where('started_at', '>=', begin).where('started_at', '<', end)
}

const pages = sql<number>`coalesce(sum(cardinality(pages)), 0)::int`

export const visitTotals = (db: Kysely<Database>, span: VisitSpan) =>
  visitsIn(db, span)
    .select([
      sql<number>`count(*)::int`.as('visits'),
      sql<number>`count(distinct visitor)::int`.as('visitors'),
      pages.as('pageviews'),
      sql<number>`coalesce(avg(extract(epoch from last_at - started_at)), 0)::float8`.as('avgSeconds'),
      sql<number>`coalesce(avg((cardinality(pages) = 1)::int), 0)::float8`.as('bounceRate'),
      sql<number>`coalesce(avg(cardinality(pages)), 0)::float8`.as('actionsPerVisit'),
    ])
    .executeTakeFirstOrThrow()

export const visitsByDay = (db: Kysely<Database>, span: VisitSpan) =>
  visitsIn(db, span)
    .select([
      beginOf('day', wallClock(sql.ref('started_at'), span.zone)).as('date'),
      sql<number>`count(*)::int`.as('visits'),
      pages.as('pageviews'),
    ])
    .groupBy('date')
    .execute()

const RANKING_LENGTH = 10

/** The most frequent values of a column, with how many visits had them. */
export const visitRanking = (db: Kysely<Database>, span: VisitSpan, column: 'referrer' | 'country' | 'device') =>
  visitsIn(db, span)
    .where(column, 'is not', null)
    .select([sql<string>`${sql.ref(column)}`.as('label'), sql<number>`count(*)::int`.as('value')])
    .groupBy('label')
    .orderBy('value', 'desc')
    .orderBy('label')
    .limit(RANKING_LENGTH)
    .execute()

export async function topPages(db: Kysely<Database>, span: VisitSpan) {
  return db
    .selectFrom(visitsIn(db, span).select(sql<string>`unnest(pages)`.as('label')).as('opened'))
    .select(['label', sql<number>`count(*)::int`.as('value')])
    .groupBy('label')
    .orderBy('value', 'desc')
    .orderBy('label')
    .limit(RANKING_LENGTH)
    .execute()
}
