// demo/db/migrations/1460_request_ids.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter table outgoing_mails add request_id uuid`.execute(db);
  await sql`alter table webhook_messages add request_id uuid`.execute(db);
}
export {
  up
};
