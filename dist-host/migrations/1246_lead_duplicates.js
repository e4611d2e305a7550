// demo/db/migrations/1246_lead_duplicates.ts
import { sql } from "kysely";
var PUBLIC_MAIL = [
  "aol.com",
  "arcor.de",
  "bluewin.ch",
  "free.fr",
  "freenet.de",
  "gmail.com",
  "gmx.at",
  "gmx.ch",
  "gmx.de",
  "gmx.net",
  "googlemail.com",
  "hotmail.com",
  "hotmail.de",
  "icloud.com",
  "laposte.net",
  "libero.it",
  "live.com",
  "mail.ru",
  "mailbox.org",
  "me.com",
  "msn.com",
  "orange.fr",
  "outlook.com",
  "outlook.de",
  "posteo.de",
  "proton.me",
  "protonmail.com",
  "seznam.cz",
  "t-online.de",
  "wanadoo.fr",
  "web.de",
  "wp.pl",
  "yahoo.com",
  "yahoo.de",
  "yandex.ru"
];
async function up(db) {
  await sql`
    create function customer_keys(customer jsonb, domain text, domains text[]) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct key), '{}') from (
        select 'email:' || mail from (
          select lower(trim(address)) as mail from unnest(array[customer ->> 'email', customer ->> 'contactEmail']) address
        ) mails where mail like '%_@_%'
        union all
        select 'domain:' || regexp_replace(lower(name), '^www[.]', '') from unnest(domains || domain) name where name <> ''
        union all
        select 'domain:' || host from (
          select split_part(lower(trim(address)), '@', 2) as host from unnest(array[customer ->> 'email', customer ->> 'contactEmail']) address
        ) hosts where host <> '' and host <> all (${sql.lit(`{${PUBLIC_MAIL.join(",")}}`)}::text[])
        union all
        select 'phone:' || right(digits, 9) from (
          select regexp_replace(number, '[^0-9]', '', 'g') as digits from unnest(array[customer ->> 'phone', customer ->> 'mobile']) number
        ) numbers where length(digits) >= 7
      ) keys (key)
    $$`.execute(db);
  await sql`
    create index websites_customer_keys on websites using gin (customer_keys(customer, domain, domains))
      where deleted_at is null and not is_template`.execute(db);
}
export {
  up
};
