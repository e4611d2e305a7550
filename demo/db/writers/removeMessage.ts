import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Takes a message from the log of its website; null brings it back. */
export async function removeMessage(db: Kysely<Database>, id: number, at: Date | null): Promise<void> {
  await db.updateTable('messages').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** Deletes a message for good, which is to be elsewhere. */
export async function dropMessage(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('messages').where('id', '=', id).execute()
}
