import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../schema'
import { workplacesOf } from './partners'
import { teamOf } from './users'
import { runningOf } from './workSessions'

const PERSON = [
  'users.id',
  'users.name',
  'users.forename',
  'users.surname',
  'users.shortname',
  'users.image_file_id',
  'users.email',
  'memberships.roles',
] as const

/** What every page tells of a person and their team, in one statement. */
export const frameOf = (db: Kysely<Database>, { userId, partnerId }: { userId: number; partnerId: number }) =>
  db
    .selectNoFrom((eb) => [
      jsonArrayFrom(workplacesOf(db, userId).select(['partners.id', 'partners.name'])).as('partners'),
      jsonArrayFrom(teamOf(db, partnerId).select(PERSON)).as('team'),
      eb.exists(runningOf(db, userId).select('work_sessions.id')).as('isTimerRunning'),
    ])
    .executeTakeFirstOrThrow()
