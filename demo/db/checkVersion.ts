import { type Kysely, sql } from 'kysely'
import type { DatabasePlace } from './databaseTypes'
import { migrations } from './migrations'
import type { Database } from './schema'

/** Throws with a sentence when the tables were made by another version of the host, from which no migration leads on to this one. */
export async function checkVersion(db: Kysely<Database>, { url, dataDir }: DatabasePlace): Promise<void> {
  const known = await migrations.getMigrations()
  const foreign = (await readDone(db)).find((name) => !(name in known))
  if (foreign === undefined) return
  const reason = `is of another version of the host (${foreign} is unknown here)`
  throw new Error(
    url
      ? `DATABASE_URL: the database there ${reason}; name a new one, made by: psql "$DATABASE_URL" -c "create database partner_host"`
      : `DATA_DIR: the database in ${dataDir} ${reason}; a new one is made once this one is put aside: mv "${dataDir}" "${dataDir}.old"`,
  )
}

async function readDone(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql`select from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`.execute(
    db,
  )
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
