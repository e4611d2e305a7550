// demo/db/migrations/1215_waiting.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    alter table websites
      add column portal_visited_at timestamptz,
      add column snoozed_until date,
      add column snooze_reason text,
      add column lost_at timestamptz,
      add column lost_reason text`.execute(db);
  await sql`create index outgoing_mails_sent on outgoing_mails (website_id) where state = 'sent'`.execute(db);
  await sql`
    create table stars (
      website_id integer not null references websites on delete cascade,
      user_id integer not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (website_id, user_id)
    )`.execute(db);
}
export {
  up
};
