// demo/db/migrations/1205_offer_websites.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table agency_offer_websites (
      offer_id integer not null references agency_offers on delete cascade,
      website_id integer not null references websites on delete cascade,
      attached_at timestamptz not null,
      attached_by integer not null references users,
      primary key (offer_id, website_id)
    )`.execute(db);
}
export {
  up
};
