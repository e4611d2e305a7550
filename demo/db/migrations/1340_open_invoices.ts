import { type Kysely, sql } from 'kysely'

/** Few invoices are open, and every tick of the host asks which of them are overdue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invoices_open on invoices (date, website_id) where status = 'unpaid'`.execute(db)
}
