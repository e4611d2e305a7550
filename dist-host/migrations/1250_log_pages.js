// demo/db/migrations/1250_log_pages.ts
import { sql } from "kysely";
async function up(db) {
  await sql`create index messages_log on messages (website_id, date desc, id desc)`.execute(db);
  await sql`create index messages_answered on messages (website_id, mail_id) where mail_id is not null`.execute(db);
  await sql`create index todos_message on todos (message_id) where message_id is not null`.execute(db);
}
export {
  up
};
