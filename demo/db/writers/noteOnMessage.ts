import type { Kysely, Updateable } from 'kysely'
import type { Database } from '../schema'
import type { MessagesTable } from '../tables/messages'

/** Writes what the host knows of a message, which stays the version it was. Answers the website in whose log it is. */
export async function noteOnMessage(db: Kysely<Database>, id: number, values: Updateable<MessagesTable>): Promise<number | undefined> {
  const row = await db.updateTable('messages').set(values).where('id', '=', id).returning('website_id').executeTakeFirst()
  return row?.website_id
}
