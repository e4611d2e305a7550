import { type Kysely, sql } from 'kysely'

/** Tickets that wait for the customer's next word; those that wait for an instant have had a column all along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column snoozed_until_reply boolean not null default false`.execute(db)
}
