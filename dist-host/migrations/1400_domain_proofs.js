// demo/db/migrations/1400_domain_proofs.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table domain_proofs (
      partner_id integer not null references partners on delete cascade,
      name text not null,
      token text not null unique,
      proven_by text check (proven_by in ('record', 'registry')),
      proven_at timestamptz,
      found text[] not null default '{}',
      checked_at timestamptz,
      check_at timestamptz,
      tries integer not null default 0,
      missing_since timestamptz,
      primary key (partner_id, name),
      check ((proven_by is null) = (proven_at is null))
    )`.execute(db);
  await sql`create unique index domain_proofs_proven on domain_proofs (name) where proven_at is not null`.execute(db);
  await sql`create index domain_proofs_check on domain_proofs (check_at)`.execute(db);
  await sql`
    insert into domain_proofs (partner_id, name, token, proven_by, proven_at, check_at)
    select partner_id, name, replace(gen_random_uuid()::text, '-', ''), case registrar when 'own' then 'registry' else 'record' end, created_at,
      case registrar when 'own' then null else now() end
    from domains where deleted_at is null`.execute(db);
  await sql`
    insert into domain_proofs (partner_id, name, token, check_at)
    select id, settings ->> 'domain', replace(gen_random_uuid()::text, '-', ''), now() from partners
    where settings ->> 'domain' <> '' on conflict do nothing`.execute(db);
  await sql`drop index domains_name`.execute(db);
  await sql`create unique index domains_name on domains (partner_id, name) where deleted_at is null`.execute(db);
  await sql`create unique index domains_registered on domains (name) where deleted_at is null and registrar = 'own'`.execute(db);
  await sql`create index domains_by_name on domains (name) where deleted_at is null`.execute(db);
}
export {
  up
};
