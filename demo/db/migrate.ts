import { type Kysely, Migrator } from 'kysely'
import { migrations } from './migrations'
import type { Database } from './schema'

/** Brings the database up to date; several host processes may call it at once (the migrator takes a lock). */
export async function migrate(db: Kysely<Database>): Promise<void> {
  // Each area numbers its own files: one may come later with a lower number than another area has reached.
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
