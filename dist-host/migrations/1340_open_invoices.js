// demo/db/migrations/1340_open_invoices.ts
import { sql } from "kysely";
async function up(db) {
  await sql`create index invoices_open on invoices (date, website_id) where status = 'unpaid'`.execute(db);
}
export {
  up
};
