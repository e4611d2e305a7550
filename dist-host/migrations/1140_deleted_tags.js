// demo/db/migrations/1140_deleted_tags.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table deleted_tags (
      id integer primary key,
      partner_id integer not null references partners on delete cascade,
      name text not null,
      color text not null,
      sort integer not null,
      website_ids integer[] not null,
      deleted_at timestamptz not null
    )`.execute(db);
}
export {
  up
};
