// demo/db/migrations/1245_leads.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    alter table websites
      add column lead_source text,
      add column lead_value integer check (lead_value >= 0)`.execute(db);
}
export {
  up
};
