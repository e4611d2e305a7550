// demo/db/migrations/1150_ticket_snooze.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter table messages add column snoozed_until_reply boolean not null default false`.execute(db);
}
export {
  up
};
