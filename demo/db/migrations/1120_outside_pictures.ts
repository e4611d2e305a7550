import { type Kysely, sql } from 'kysely'

/** Pictures from the internet that mails have shown: fetched once, so that their senders do not learn how often they are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outside_pictures (
      partner_id integer not null references partners on delete cascade,
      url_hash text not null,
      content_hash text not null,
      mime text not null,
      fetched_at timestamptz not null,
      primary key (partner_id, url_hash)
    )`.execute(db)
}
