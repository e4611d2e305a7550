import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

export interface VisitSpan {
  siteId: number
  /** Days in the zone, both included. */
  from: string
  to: string
  zone: string
}

/** Visits that began on one of the days. */
const visitsIn = (db: Kysely<Database>, { siteId, from, to, zone }: VisitSpan) =>
  db
    .selectFrom('visits')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`(started_at at time zone ${zone})::date between ${from}::date and ${to}::date`)

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
      sql<string>`to_char(started_at at time zone ${span.zone}, 'YYYY-MM-DD')`.as('date'),
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
