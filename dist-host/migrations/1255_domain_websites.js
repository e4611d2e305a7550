// demo/db/migrations/1255_domain_websites.ts
import { sql } from "kysely";
async function up(db) {
  await sql`create index domains_website on domains (website_id) where deleted_at is null`.execute(db);
}
export {
  up
};
