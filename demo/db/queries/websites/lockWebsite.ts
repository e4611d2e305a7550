import type { Kysely } from 'kysely'
import type { Database } from '../../schema'

export type LockedWebsite = Awaited<ReturnType<typeof lockWebsite>>

/** The row, held until the transaction ends, so that two people's changes come one after the other. */
export const lockWebsite = (db: Kysely<Database>, id: number) =>
  db.selectFrom('websites').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
