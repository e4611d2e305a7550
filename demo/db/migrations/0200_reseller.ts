import { type Kysely, sql } from 'kysely'

/** What resellers note about their customers, and what those inherit. */
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
}
