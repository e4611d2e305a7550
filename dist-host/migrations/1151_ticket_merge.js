// demo/db/migrations/1151_ticket_merge.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    alter table messages
      add column merged_into_id integer references messages on delete set null,
      add column merged_from_website_id integer references websites on delete set null,
      add column split_from_id integer references messages on delete set null`.execute(db);
  await sql`create index messages_merged on messages (merged_into_id) where merged_into_id is not null`.execute(db);
}
export {
  up
};
