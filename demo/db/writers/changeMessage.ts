import type { Kysely, Updateable } from 'kysely'
import type { Database } from '../schema'
import type { MessagesTable } from '../tables/messages'

/** Writes values into a message, which then has another version. Its files go along to another website. */
export async function changeMessage(db: Kysely<Database>, id: number, values: Updateable<MessagesTable>): Promise<void> {
  await db
    .updateTable('messages')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const { website_id } = values
  if (website_id !== undefined) await db.updateTable('files').set({ website_id }).where('message_id', '=', id).execute()
}
