// demo/db/migrations/0850_domain_notices.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table domain_notices (
      domain_id integer not null references domains on delete cascade,
      expires_at timestamptz not null,
      days integer not null,
      sent_at timestamptz not null,
      primary key (domain_id, expires_at, days)
    )`.execute(db);
  await sql`
    alter table domains
      add column snoozed_until timestamptz,
      add column transfer_locked_until timestamptz`.execute(db);
  await sql`create index domains_expires on domains (expires_at) where deleted_at is null`.execute(db);
  await sql`
    create table owner_confirmations (
      website_id integer primary key references websites on delete cascade,
      token_hash text not null unique,
      email text not null,
      sent_at timestamptz not null
    )`.execute(db);
}
export {
  up
};
