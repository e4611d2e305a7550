import { type Kysely, sql } from 'kysely'
import { type DaySpan, instantsOf, type Status, type TimeGroup } from '../../../../src/model'
import type { Database } from '../../schema'
import { type ViewerScope, websitesWithin } from './websites'
import { containsWords } from '../words'
import { beginOf, wallClock } from '../zones'

/** Days in the zone; an entry counts on the day it began. */
interface TimeFilters extends DaySpan {
  zone: string
  group: TimeGroup
  roundSeconds: number
  person?: number | undefined
  status?: Status | undefined
  /** Words of the title. */
  website?: string | undefined
}

/** Time that is over, on websites within reach, summed up. */
export function timeByGroup(db: Kysely<Database>, scope: ViewerScope, filters: TimeFilters) {
  const { from, to, zone, group, roundSeconds, person, status, website } = filters
  const { begin, end } = instantsOf({ from, to }, zone)
  const clock = wallClock(sql.ref('work_sessions.started_at'), zone)
  const keys = {
    person: sql<string>`work_sessions.user_id::text`,
    website: sql<string>`websites.id::text`,
    status: sql<string>`work_sessions.status`,
    day: beginOf('day', clock),
    week: beginOf('week', clock),
    month: beginOf('month', clock),
  }
  const isInTime = group === 'day' || group === 'week' || group === 'month'
  return websitesWithin(db, scope)
    .innerJoin('work_sessions', 'work_sessions.website_id', 'websites.id')
    .where('work_sessions.ended_at', 'is not', null)
    .where('work_sessions.started_at', '>=', begin)
    .where('work_sessions.started_at', '<', end)
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
