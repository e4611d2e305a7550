import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely'
import type { Database } from '../../db'
import { showDelivery } from './settleMail'

type Which = (mail: ExpressionBuilder<Database, 'outgoing_mails'>) => ExpressionWrapper<Database, 'outgoing_mails', SqlBool>

/** Keeps those mails here that wait and that nobody is sending. */
export async function cancelWaiting(db: Kysely<Database>, now: Date, which: Which): Promise<void> {
  const cancelled = await db
    .updateTable('outgoing_mails')
    .set({ state: 'cancelled', settled_at: now })
    .where(which)
    .where('state', '=', 'waiting')
    .where('lease', 'is', null)
    .returning('message_id')
    .execute()
  for (const mail of cancelled) await showDelivery(db, mail, { state: 'cancelled', problem: null })
}
