import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** The customer has written: tickets of the website that waited for that are open again. */
export async function wakeTickets(db: Kysely<Database>, websiteId: number, now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set((eb) => ({ snoozed_until_reply: false, snoozed_until: now, version: eb('version', '+', 1) }))
    .where('website_id', '=', websiteId)
    .where('snoozed_until_reply', '=', true)
    .execute()
}
