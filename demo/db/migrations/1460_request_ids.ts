import { type Kysely, sql } from 'kysely'

/** The log of what leaves later names the request that wanted it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outgoing_mails add request_id uuid`.execute(db)
  await sql`alter table webhook_messages add request_id uuid`.execute(db)
}
