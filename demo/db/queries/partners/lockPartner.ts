import type { Kysely } from 'kysely'
import type { Database } from '../../schema'

/** Holds the partner until the transaction ends, so that changes which look at all of something come one after the other. */
export const lockPartner = (db: Kysely<Database>, id: number) =>
  db.selectFrom('partners').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
