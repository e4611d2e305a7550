import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Open to-dos of a website that goes to another partner are nobody's there. */
export async function releaseTodos(db: Kysely<Database>, websiteId: number): Promise<void> {
  await db.updateTable('todos').set({ to_user_id: null }).where('website_id', '=', websiteId).where('done', '=', false).execute()
}
