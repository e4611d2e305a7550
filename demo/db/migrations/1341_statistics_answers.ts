import { type Kysely, sql } from 'kysely'

/** What the statistics service answered last, for as long as it does not answer: one per site and period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statistics_answers (
      site_id integer not null references statistics_sites on delete cascade,
      period text not null check (period in ('day', 'week', 'month', 'range')),
      from_day date not null,
      to_day date not null,
      figures jsonb not null,
      read_at timestamptz not null,
      primary key (site_id, period)
    )`.execute(db)
}
