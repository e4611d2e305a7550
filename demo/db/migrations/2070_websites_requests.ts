import { type Kysely, sql } from 'kysely'

/** What websites were made under: whoever did not hear that one was made asks for the same again. Few are, and lists need not carry it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table website_requests (
      partner_id integer not null references partners on delete cascade,
      key text not null,
      website_id integer not null references websites on delete cascade,
      primary key (partner_id, key)
    )`.execute(db)
  await sql`create index website_requests_website on website_requests (website_id)`.execute(db)
}
