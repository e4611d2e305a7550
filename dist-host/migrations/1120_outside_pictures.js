// demo/db/migrations/1120_outside_pictures.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table outside_pictures (
      partner_id integer not null references partners on delete cascade,
      url_hash text not null,
      content_hash text not null,
      mime text not null,
      fetched_at timestamptz not null,
      primary key (partner_id, url_hash)
    )`.execute(db);
}
export {
  up
};
