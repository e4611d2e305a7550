import { type Kysely, sql } from 'kysely'

/** What items were made under: whoever did not hear that they were made asks for the same again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table collection_items add column request_key text`.execute(db)
  await sql`create index collection_items_request_key on collection_items (collection_id, request_key) where request_key is not null`.execute(
    db,
  )
}
