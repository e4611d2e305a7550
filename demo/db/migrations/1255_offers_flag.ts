import { type Kysely, sql } from 'kysely'

/** Agencies had the offers of the provider until now; customers of a reseller have none from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update partners set flags = flags || '{"hasOffers": true}' where parent_id is null`.execute(db)
}
