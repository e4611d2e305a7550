import { type Kysely, sql } from 'kysely'

/** Deleted tags with the websites that had them, so that a deletion can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deleted_tags (
      id integer primary key,
      partner_id integer not null references partners on delete cascade,
      name text not null,
      color text not null,
      sort integer not null,
      website_ids integer[] not null,
      deleted_at timestamptz not null
    )`.execute(db)
}
