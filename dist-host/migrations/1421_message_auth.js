// demo/db/migrations/1421_message_auth.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter table messages add auth jsonb`.execute(db);
}
export {
  up
};
