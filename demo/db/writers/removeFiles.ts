import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Takes files from where people see them. */
export async function removeFiles(db: Kysely<Database>, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length > 0) await db.updateTable('files').set({ deleted_at: at }).where('id', 'in', ids).execute()
}

/** Deletes files for good; their content is forgotten by whoever asks for it. */
export async function dropFiles(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute()
}
