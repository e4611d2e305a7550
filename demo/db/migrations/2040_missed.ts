import { type Kysely, sql } from 'kysely'

/** Entries of logs say whom their mails have not reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outgoing_mails_missed on outgoing_mails (message_id) where state in ('bounced', 'failed', 'suppressed')`.execute(
    db,
  )
}
