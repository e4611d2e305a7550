import { type Kysely, sql } from 'kysely'

/** Lists of websites ask for the domains of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index domains_website on domains (website_id) where deleted_at is null`.execute(db)
}
