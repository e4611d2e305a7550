import { type Kysely, sql } from 'kysely'
import type { Status, TimeGroup } from '../../../src/model'
import type { Database } from '../schema'
import { type Reach, websitesWithin } from './websites'
import { containsWords } from './words'

interface TimeFilters {
  /** Days in the zone, both included; an entry counts on the day it began. */
  from: string
  to: string
  zone: string
  group: TimeGroup
  roundSeconds: number
  person?: number | undefined
  status?: Status | undefined
  /** Words of the title. */
  website?: string | undefined
}

/** Time that is over, on websites within reach, summed up. */
export function timeByGroup(db: Kysely<Database>, reach: Reach, filters: TimeFilters) {
  const { from, to, zone, group, roundSeconds, person, status, website } = filters
  const begun = sql`work_sessions.started_at at time zone ${zone}`
  const begin = (unit: string) => sql<string>`to_char(date_trunc(${sql.lit(unit)}, ${begun}), 'YYYY-MM-DD')`
  const keys = {
    person: sql<string>`work_sessions.user_id::text`,
    website: sql<string>`websites.id::text`,
    status: sql<string>`work_sessions.status`,
    day: begin('day'),
    week: begin('week'),
    month: begin('month'),
  }
  const isInTime = group === 'day' || group === 'week' || group === 'month'
  return websitesWithin(db, reach)
    .innerJoin('work_sessions', 'work_sessions.website_id', 'websites.id')
    .where('work_sessions.ended_at', 'is not', null)
    .where(sql<boolean>`(${begun})::date between ${from}::date and ${to}::date`)
    .where((eb) => {
      const conditions = [
        person === undefined ? undefined : eb('work_sessions.user_id', '=', person),
        status === undefined ? undefined : eb('work_sessions.status', '=', status),
        website?.trim() ? containsWords(eb.ref('websites.title'), website) : undefined,
      ]
      return eb.and(conditions.filter((condition) => condition !== undefined))
    })
    .groupBy(sql`1`)
    .select([
      keys[group].as('key'),
      sql<string>`max(websites.title)`.as('title'),
      sql<number>`count(*)::int`.as('entries'),
      sql<number>`sum(work_sessions.seconds)::int`.as('seconds'),
      sql<number>`(sum(ceil(work_sessions.seconds / ${roundSeconds}::numeric)) * ${roundSeconds}::int)::int`.as('rounded'),
    ])
    .orderBy(isInTime ? sql`1` : sql`4`, isInTime ? 'asc' : 'desc')
    .orderBy(sql`1`)
    .execute()
}
