// demo/db/migrations/1450_waiting_mails.ts
import { sql } from "kysely";
async function up(db) {
  await sql`create index outgoing_mails_message on outgoing_mails (message_id) where state = 'waiting'`.execute(db);
}
export {
  up
};
