// demo/db/migrations/1361_present_sites.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter function customer_keys(jsonb, text, text[]) rename to customer_keys_without_site`.execute(db);
  await sql`
    create function customer_keys(customer jsonb, domain text, domains text[]) returns text[] language sql immutable parallel safe
      return customer_keys_without_site(customer, domain, domains) || (
        select coalesce(array_agg('domain:' || host), '{}') from (
          select regexp_replace(lower(trim(customer -> 'metadata' ->> 'website')), '^(https?://)?(www[.])?|[/?#:].*$', '', 'g') as host
        ) sites where host like '%_._%'
      )`.execute(db);
  await sql`drop index websites_customer_keys`.execute(db);
  await sql`
    create index websites_customer_keys on websites using gin (customer_keys(customer, domain, domains))
      where deleted_at is null and not is_template`.execute(db);
}
export {
  up
};
