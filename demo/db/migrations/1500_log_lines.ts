import { type Kysely, sql } from 'kysely'

/** What the host noted, as a kind with values: each reader reads it in the own language. Earlier entries have their sentence alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column line jsonb`.execute(db)
}
