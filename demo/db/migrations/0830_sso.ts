import { type Kysely, sql } from 'kysely'

/** Codes that open the editor of one website for whoever asked for them, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sso_codes (
      code_hash text primary key,
      user_id integer not null references users on delete cascade,
      partner_id integer not null references partners on delete cascade,
      website_id integer not null references websites on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
}
