import { type Kysely, sql } from 'kysely'

/** What an entry for the team was written under: whoever did not hear that it was written says the same again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column request_key text`.execute(db)
  await sql`create index messages_request_key on messages (website_id, request_key) where request_key is not null`.execute(db)
}
