import { promises as fs } from 'node:fs'
import path from 'node:path'
import { FileMigrationProvider, type Kysely, Migrator, sql } from 'kysely'
import type { Database } from './schema'

/** One file per area, run in the order of their names: a number may stand twice. A released file keeps its name and content. */
const migrationFolder = path.join(import.meta.dirname, 'migrations')

/** Brings the database up to date; several host processes may call it at once (the migrator takes a lock). */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder })
  await db.connection().execute(async (connection) => {
    // What is new may have to be worked out for every row there is.
    await sql`set statement_timeout = 0`.execute(connection)
    // Each area numbers its own files: one may come later with a lower number than another area has reached.
    const migrator = new Migrator({ db: connection, provider, allowUnorderedMigrations: true })
    const { error } = await migrator.migrateToLatest()
    await sql`reset statement_timeout`.execute(connection)
    if (error) throw error
  })
}
