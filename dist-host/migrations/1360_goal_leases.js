// demo/db/migrations/1360_goal_leases.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter table goal_reports alter reported_at drop not null, add leased_until timestamptz`.execute(db);
}
export {
  up
};
