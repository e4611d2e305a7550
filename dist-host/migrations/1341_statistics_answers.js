// demo/db/migrations/1341_statistics_answers.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table statistics_answers (
      site_id integer not null references statistics_sites on delete cascade,
      period text not null check (period in ('day', 'week', 'month', 'range')),
      from_day date not null,
      to_day date not null,
      figures jsonb not null,
      read_at timestamptz not null,
      primary key (site_id, period)
    )`.execute(db);
}
export {
  up
};
