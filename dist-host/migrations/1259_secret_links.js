// demo/db/migrations/1259_secret_links.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table secret_links (
      id serial primary key,
      partner_id integer not null references partners on delete cascade,
      website_id integer not null references websites on delete cascade,
      token_hash text not null unique,
      sealed text,
      created_by integer references users on delete set null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revealed_at timestamptz
    )`.execute(db);
}
export {
  up
};
