import { type Kysely, sql } from 'kysely'

/** Customers hear of their visits each week, where the team wants it; `mailed_week` is the last Monday that was seen to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table statistics_sites
      add column weekly_mail boolean not null default false,
      add column mailed_week date`.execute(db)
}
