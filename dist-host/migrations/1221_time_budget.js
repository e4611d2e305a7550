// demo/db/migrations/1221_time_budget.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter table websites add column time_budget_minutes integer check (time_budget_minutes > 0)`.execute(db);
}
export {
  up
};
