import { type Kysely, sql } from 'kysely'

/** A goal is claimed before it is reported, and settled only when the guide took it: a process that ends in between loses none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table goal_reports alter reported_at drop not null, add leased_until timestamptz`.execute(db)
}
