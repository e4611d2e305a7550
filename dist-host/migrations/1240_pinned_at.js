// demo/db/migrations/1240_pinned_at.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter table messages add column pinned_at timestamptz`.execute(db);
  await sql`update messages set pinned_at = date where pin`.execute(db);
}
export {
  up
};
