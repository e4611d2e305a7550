import { type Kysely, sql } from 'kysely'

/** How the customer of a website came to us, and what the order may bring. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table websites
      add column lead_source text,
      add column lead_value integer check (lead_value >= 0)`.execute(db)
}
