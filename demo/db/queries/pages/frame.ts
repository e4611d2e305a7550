import { expressionBuilder, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../schema'
import { workplacesOf } from '../partners/partners'
import { teamColumn } from '../people/users'
import { runningOf } from '../websites/workSessions'

interface Who {
  readonly userId: number
  readonly partnerId: number
}

/** What every page tells of a person and their team, for a statement that asks for more. */
export const frameColumns = (db: Kysely<Database>, { userId, partnerId }: Who) =>
  [
    jsonArrayFrom(workplacesOf(db, userId).select(['partners.id', 'partners.name'])).as('partners'),
    teamColumn(db, partnerId),
    expressionBuilder<Database>().exists(runningOf(db, userId).select('work_sessions.id')).as('isTimerRunning'),
  ] as const

export const frameOf = (db: Kysely<Database>, who: Who) => db.selectNoFrom(frameColumns(db, who)).executeTakeFirstOrThrow()

export type Frame = Awaited<ReturnType<typeof frameOf>>
