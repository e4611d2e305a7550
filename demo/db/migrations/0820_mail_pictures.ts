import { type Kysely, sql } from 'kysely'

/** By which name a mail shows a picture that it brings along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add content_id text`.execute(db)
}
