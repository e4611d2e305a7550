// demo/db/migrations/1030_reseller.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table reseller_customers (
      partner_id integer primary key references partners on delete cascade,
      status text not null check (status in ('prospect', 'invited', 'active', 'suspended')),
      limits jsonb not null,
      phone text,
      country text,
      number text,
      note text
    )`.execute(db);
  await sql`
    create table client_defaults (
      partner_id integer primary key references partners on delete cascade,
      settings jsonb not null
    )`.execute(db);
  await sql`alter table sessions add viewed_from integer references partners on delete cascade`.execute(db);
  await sql`alter table sessions add view_until timestamptz`.execute(db);
}
export {
  up
};
