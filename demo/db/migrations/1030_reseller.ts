import { type Kysely, sql } from 'kysely'

/** Resellers: what they note about their customers, what those inherit, and looking at a customer's pages for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reseller_customers (
      partner_id integer primary key references partners on delete cascade,
      status text not null check (status in ('prospect', 'invited', 'active', 'suspended')),
      limits jsonb not null,
      phone text,
      country text,
      number text,
      note text
    )`.execute(db)
  await sql`
    create table client_defaults (
      partner_id integer primary key references partners on delete cascade,
      settings jsonb not null
    )`.execute(db)
  await sql`alter table sessions add viewed_from integer references partners on delete cascade`.execute(db)
  await sql`alter table sessions add view_until timestamptz`.execute(db)
}
