import { type Kysely, sql } from 'kysely'

/** The log asks for each entry whether its mail is still here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outgoing_mails_message on outgoing_mails (message_id) where state = 'waiting'`.execute(db)
}
