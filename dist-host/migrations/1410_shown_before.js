// demo/db/migrations/1410_shown_before.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter table domains add column showed_website_id integer references websites on delete set null`.execute(db);
}
export {
  up
};
