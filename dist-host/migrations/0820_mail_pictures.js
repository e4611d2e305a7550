// demo/db/migrations/0820_mail_pictures.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter table files add content_id text`.execute(db);
}
export {
  up
};
