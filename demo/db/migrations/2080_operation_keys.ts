import { type Kysely, sql } from 'kysely'

/** What was asked for under a key, and what it came to: whoever did not hear that asks again. Websites and collections had places of their own for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table website_requests`.execute(db)
  await sql`alter table collections drop column request_key`.execute(db)
  await sql`alter table collection_items drop column request_key`.execute(db)
  await sql`
    create table command_keys (
      user_id integer not null references users on delete cascade,
      partner_id integer not null references partners on delete cascade,
      key text not null,
      changed jsonb,
      created_at timestamptz not null,
      primary key (user_id, partner_id, key)
    )`.execute(db)
}
