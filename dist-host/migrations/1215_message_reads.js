// demo/db/migrations/1215_message_reads.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table message_reads (
      message_id integer not null references messages on delete cascade,
      user_id integer not null references users on delete cascade,
      read_at timestamptz not null,
      primary key (message_id, user_id)
    )`.execute(db);
}
export {
  up
};
