import { type Kysely, Migrator, sql } from 'kysely'
import { migrations } from './migrations'
import type { Database } from './schema'

/** Brings the database up to date; several host processes may call it at once (the migrator takes a lock). */
export async function migrate(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    // What is new may have to be worked out for every row there is.
    await sql`set statement_timeout = 0`.execute(connection)
    // Two that are made at the same time may be released in any order.
    const migrator = new Migrator({ db: connection, provider: migrations, allowUnorderedMigrations: true })
    const { error } = await migrator.migrateToLatest()
    await sql`reset statement_timeout`.execute(connection)
    if (error) throw error
  })
}
