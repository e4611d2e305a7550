import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely'
import type { Database } from '../../db'
import { type News, together } from '../../kernel/News'
import { showDelivery } from './settleMail'

type Which = (mail: ExpressionBuilder<Database, 'outgoing_mails'>) => ExpressionWrapper<Database, 'outgoing_mails', SqlBool>

/** Keeps those mails here that wait and that nobody is sending. */
export async function cancelWaiting(db: Kysely<Database>, now: Date, which: Which): Promise<News> {
  const cancelled = await db
    .updateTable('outgoing_mails')
    .set({ state: 'cancelled', settled_at: now })
    .where(which)
    .where('state', '=', 'waiting')
    .where('lease', 'is', null)
    .returning('message_id')
    .execute()
  const news: News[] = []
  for (const mail of cancelled) news.push(await showDelivery(db, mail, { state: 'cancelled', problem: null }))
  return together(...news)
}
