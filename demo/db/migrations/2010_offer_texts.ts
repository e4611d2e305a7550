import { type Kysely, sql } from 'kysely'

/** What an offer says in further languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agency_offers add column translations jsonb not null default '{}'`.execute(db)
}
