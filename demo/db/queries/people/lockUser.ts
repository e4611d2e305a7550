import type { Kysely } from 'kysely'
import type { Database } from '../../schema'

/** Two changes of what somebody signs in with wait for one another. */
export async function lockUser(db: Kysely<Database>, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}
