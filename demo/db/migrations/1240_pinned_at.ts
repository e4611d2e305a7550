import { type Kysely, sql } from 'kysely'

/** When an entry was pinned; of those that are pinned already nobody knows, so they stand in the order in which they were written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column pinned_at timestamptz`.execute(db)
  await sql`update messages set pinned_at = date where pin`.execute(db)
}
