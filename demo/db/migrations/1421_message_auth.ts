import { type Kysely, sql } from 'kysely'

/** Entries that came by mail say what is known about their sender; of those before nobody has noted it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add auth jsonb`.execute(db)
}
