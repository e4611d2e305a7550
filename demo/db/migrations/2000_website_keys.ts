import { type Kysely, sql } from 'kysely'

/**
 * What tells one customer from another stands in the row, written by the database: to work it out takes as long as everything else that a list
 * asks of a website. Whose customer writes from an address is found without looking at each website.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index websites_customer_keys`.execute(db)
  await sql`
    alter table websites add column customer_keys text[] not null
      generated always as (customer_keys(customer, domain, domains)) stored`.execute(db)
  // Lists look into it for each of their rows: the list of what is yet to be sorted in would be read as often.
  await sql`
    create index websites_customer_keys on websites using gin (customer_keys) with (fastupdate = off)
      where deleted_at is null and not is_template`.execute(db)
  await sql`
    create function sender_addresses(customer jsonb, contact jsonb) returns text[] language sql immutable parallel safe
      return array[lower(customer ->> 'email'), lower(customer ->> 'contactEmail'), lower(customer ->> 'billEmail'),
        lower(contact ->> 'emailAddress')]`.execute(db)
  await sql`
    create index websites_senders on websites using gin (sender_addresses(customer, contact)) with (fastupdate = off)
      where deleted_at is null and not is_template`.execute(db)
  await sql`create index customer_addresses_email on customer_addresses (email)`.execute(db)
}
