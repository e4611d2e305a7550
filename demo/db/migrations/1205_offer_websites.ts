import { type Kysely, sql } from 'kysely'

/** Which websites an agency has an offer in mind for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agency_offer_websites (
      offer_id integer not null references agency_offers on delete cascade,
      website_id integer not null references websites on delete cascade,
      attached_at timestamptz not null,
      attached_by integer not null references users,
      primary key (offer_id, website_id)
    )`.execute(db)
}
