import { type Kysely, sql } from 'kysely'

/** How long the work on a website may take. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table websites add column time_budget_minutes integer check (time_budget_minutes > 0)`.execute(db)
}
