// demo/db/migrations/1255_offers_flag.ts
import { sql } from "kysely";
async function up(db) {
  await sql`update partners set flags = flags || '{"hasOffers": true}' where parent_id is null`.execute(db);
}
export {
  up
};
