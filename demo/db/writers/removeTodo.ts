import type { Kysely } from 'kysely'
import { isLive } from '../queries/base'
import type { Database } from '../schema'

/** Takes a to-do from its list. */
export async function removeTodo(db: Kysely<Database>, id: number, at: Date): Promise<void> {
  await db.updateTable('todos').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** When a to-do is open again, the next of its kind goes, unless somebody has touched it. */
export async function removeNext(db: Kysely<Database>, id: number, at: Date): Promise<void> {
  await db
    .updateTable('todos')
    .set({ deleted_at: at })
    .where('repeat_of', '=', id)
    .where('done', '=', false)
    .where('version', '=', 1)
    .where(isLive('todos'))
    .execute()
}

interface WrittenMessage {
  id: number
  created_at: Date
}

/** The to-do that was written in one go with a message goes with it, unless it is done. */
export async function removeWithMessage(db: Kysely<Database>, message: WrittenMessage, at: Date): Promise<void> {
  await writtenWith(db, message).where('done', '=', false).where(isLive('todos')).set({ deleted_at: at }).execute()
}

/** It comes back with the message that went at the same moment. */
export async function restoreWithMessage(db: Kysely<Database>, message: WrittenMessage, removedAt: Date | null): Promise<void> {
  await writtenWith(db, message).where('deleted_at', '=', removedAt).set({ deleted_at: null }).execute()
}

const writtenWith = (db: Kysely<Database>, { id, created_at }: WrittenMessage) =>
  db.updateTable('todos').where('message_id', '=', id).where('created_at', '=', created_at)

/** Deletes the to-dos for good that came with a change of a website and that nobody has touched since. */
export async function dropUntouched(db: Kysely<Database>, websiteId: number, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('todos')
    .where('id', 'in', ids)
    .where('website_id', '=', websiteId)
    .where('version', '=', 1)
    .where('done', '=', false)
    .where(isLive('todos'))
    .execute()
}
