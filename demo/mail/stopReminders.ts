import type { Kysely } from 'kysely'
import type { Database } from '../db'
import { showDelivery } from './settleMail'

/** The customer has done something: mails that were to be sent only in silence stay here. */
export async function stopReminders(db: Kysely<Database>, websiteId: number, now: Date): Promise<void> {
  const cancelled = await db
    .updateTable('outgoing_mails')
    .set({ state: 'cancelled', settled_at: now })
    .where('website_id', '=', websiteId)
    .where('cancel_if_answered', '=', true)
    .where('state', '=', 'waiting')
    .where('lease', 'is', null)
    .returning('message_id')
    .execute()
  for (const mail of cancelled) await showDelivery(db, mail, { state: 'cancelled', problem: null })
}
