import { type Kysely, sql } from 'kysely'

/** What collections were made under: whoever did not hear that one was made asks for the same again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table collections add column request_key text`.execute(db)
}
