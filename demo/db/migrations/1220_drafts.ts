import { type Kysely, sql } from 'kysely'

/** What people write and have not sent, so that they find it on their other devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table drafts (
      partner_id integer not null references partners on delete cascade,
      user_id integer not null references users on delete cascade,
      key text not null,
      content text not null,
      saved_at timestamptz not null,
      primary key (user_id, partner_id, key)
    )`.execute(db)
}
