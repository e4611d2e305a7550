// demo/db/migrations/1320_saved_view_defaults.ts
import { sql } from "kysely";
async function up(db) {
  await sql`alter table saved_views add column icon text, add column default_roles text[] not null default '{}'`.execute(db);
  await sql`
    create table saved_view_defaults (
      user_id integer not null references users on delete cascade,
      partner_id integer not null references partners on delete cascade,
      view text not null,
      saved_view_id integer not null references saved_views on delete cascade,
      primary key (user_id, partner_id, view)
    )`.execute(db);
  await sql`create index saved_view_defaults_view on saved_view_defaults (saved_view_id)`.execute(db);
}
export {
  up
};
