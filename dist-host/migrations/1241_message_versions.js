// demo/db/migrations/1241_message_versions.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table message_versions (
      message_id integer not null references messages on delete cascade,
      version integer not null,
      subject text not null,
      message text not null,
      written_at timestamptz not null,
      written_by integer references users on delete set null,
      primary key (message_id, version)
    )`.execute(db);
  await sql`alter table messages add column edited_by integer references users on delete set null`.execute(db);
}
export {
  up
};
