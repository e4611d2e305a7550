// demo/db/migrations/1220_drafts.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table drafts (
      partner_id integer not null references partners on delete cascade,
      user_id integer not null references users on delete cascade,
      key text not null,
      content text not null,
      saved_at timestamptz not null,
      primary key (user_id, partner_id, key)
    )`.execute(db);
}
export {
  up
};
