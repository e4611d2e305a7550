// demo/db/migrations/1455_recent_actions.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table recent_actions (
      partner_id integer not null references partners on delete cascade,
      user_id integer not null references users on delete cascade,
      id uuid not null,
      done_at timestamptz not null,
      told_as text not null,
      total integer not null,
      items jsonb not null,
      primary key (user_id, partner_id, id)
    )`.execute(db);
  await sql`create index website_changes_person on website_changes (changed_by, changed_at)`.execute(db);
}
export {
  up
};
