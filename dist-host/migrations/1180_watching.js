// demo/db/migrations/1180_watching.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table website_watches (
      website_id integer primary key references websites on delete cascade,
      state text not null check (state in ('unknown', 'up', 'down')),
      failures integer not null default 0,
      checked_at timestamptz not null
    )`.execute(db);
  await sql`create index website_watches_checked_at on website_watches (checked_at)`.execute(db);
  await sql`
    create table forward_tests (
      partner_id integer primary key references partners on delete cascade,
      token text not null unique,
      sent_at timestamptz not null,
      arrived_at timestamptz
    )`.execute(db);
}
export {
  up
};
