import { type Kysely, sql } from 'kysely'

/** The timers of a person, the latest first: menus offer the last ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index work_sessions_person on work_sessions (user_id, started_at desc)`.execute(db)
}
