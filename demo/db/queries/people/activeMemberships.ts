import type { Kysely } from 'kysely'
import type { Database } from '../../schema'

/** Where a person works. */
export const activeMemberships = (db: Kysely<Database>, userId: number) =>
  db.selectFrom('memberships').select('partner_id').where('user_id', '=', userId).where('active', '=', true)
