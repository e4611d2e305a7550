import { type Kysely, sql } from 'kysely'

/** A domain that comes back to the website it showed shows it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table domains add column showed_website_id integer references websites on delete set null`.execute(db)
}
