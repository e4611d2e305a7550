import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Database } from '../schema'

/** Deletes websites for good, with all that hangs on them. */
export async function dropWebsites(db: Kysely<Database>, ids: SelectQueryBuilder<Database, 'websites', { id: number }>): Promise<void> {
  await db.deleteFrom('websites').where('id', 'in', ids).execute()
}
