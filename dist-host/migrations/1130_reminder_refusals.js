// demo/db/migrations/1130_reminder_refusals.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table reminder_refusals (
      partner_id integer not null references partners on delete cascade,
      email text not null,
      created_at timestamptz not null,
      primary key (partner_id, email)
    )`.execute(db);
  await sql`alter table outgoing_mails add refusal_url text`.execute(db);
}
export {
  up
};
