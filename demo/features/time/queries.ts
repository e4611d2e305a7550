import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema'
import { beginOf, wallClock } from '../../db/queries/zones'

/** Time that was spent on a website and is over. */
const ended = (db: Kysely<Database>, websiteId: number) =>
  db.selectFrom('work_sessions').where('website_id', '=', websiteId).where('ended_at', 'is not', null)

const seconds = sql<number>`sum(seconds)::int`
const entries = sql<number>`count(*)::int`

export const timeByStatus = (db: Kysely<Database>, websiteId: number) =>
  ended(db, websiteId)
    .groupBy('status')
    .select(['status', seconds.as('seconds')])
    .execute()

export const timeByUser = (db: Kysely<Database>, websiteId: number) =>
  ended(db, websiteId)
    .groupBy('user_id')
    .select(['user_id', seconds.as('seconds'), entries.as('entries')])
    .orderBy(seconds, 'desc')
    .execute()

/** By the Monday that each week begins with in a time zone. */
export const timeByWeek = (db: Kysely<Database>, websiteId: number, zone: string, limit: number) => {
  const week = beginOf('week', wallClock(sql.ref('started_at'), zone))
  return ended(db, websiteId)
    .groupBy(sql`1`)
    .select([week.as('week'), seconds.as('seconds')])
    .orderBy(sql`1`, 'desc')
    .limit(limit)
    .execute()
}

export const timeEntries = (db: Kysely<Database>, websiteId: number, limit: number) =>
  ended(db, websiteId).selectAll().orderBy('started_at', 'desc').orderBy('id', 'desc').limit(limit).execute()

/** People by their ids, whether or not they still work here. */
export const peopleByIds = (db: Kysely<Database>, partnerId: number, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .leftJoin('memberships', (join) => join.onRef('memberships.user_id', '=', 'users.id').on('memberships.partner_id', '=', partnerId))
    .where('users.id', 'in', [...ids])
    .select([
      'users.id',
      'users.name',
      'users.forename',
      'users.surname',
      'users.shortname',
      'users.email',
      'users.image_file_id',
      'memberships.roles',
    ])
    .execute()
