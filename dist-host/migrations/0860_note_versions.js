// demo/db/migrations/0860_note_versions.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table note_versions (
      website_id integer not null references websites on delete cascade,
      version integer not null,
      text text not null,
      updated_at timestamptz not null,
      updated_by integer references users on delete set null,
      primary key (website_id, version)
    )`.execute(db);
}
export {
  up
};
