// demo/db/migrations/0830_sso.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    create table sso_codes (
      code_hash text primary key,
      user_id integer not null references users on delete cascade,
      partner_id integer not null references partners on delete cascade,
      website_id integer not null references websites on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
}
export {
  up
};
