import type { Kysely } from 'kysely'
import { type DaySpan, daysOf, previousSpan } from '../../../src/model'
import type { Database } from '../../db'
import { topPages, visitRanking, visitsByDay, type VisitSpan, visitTotals } from './queries'

export type Figures = Awaited<ReturnType<typeof figures>>

/** Everything that is counted about some days. */
export async function figures(db: Kysely<Database>, site: Pick<VisitSpan, 'siteId' | 'zone'>, days: DaySpan) {
  const span = { ...site, ...days }
  const byDay = new Map((await visitsByDay(db, span)).map((row) => [row.date, row]))
  return {
    totals: { ...(await visitTotals(db, span)), previous: await visitTotals(db, { ...site, ...previousSpan(days) }) },
    series: daysOf(days).map((date) => byDay.get(date) ?? { date, visits: 0, pageviews: 0 }),
    topPages: await topPages(db, span),
    referrers: await visitRanking(db, span, 'referrer'),
    countries: await visitRanking(db, span, 'country'),
    devices: await visitRanking(db, span, 'device'),
  }
}
