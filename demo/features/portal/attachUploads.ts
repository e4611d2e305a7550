import type { Customer, Services } from '../../kernel/context'
import { commit } from '../../outbox/commit/commit'
import { logCustomer } from './logCustomer'
import { attachFiles } from '../../db/writers/attachFiles'

/** Tells the team what was sent: what a customer sends waits for an answer, what the team puts there only stands in the log. */
export function attachUploads(services: Services, customer: Customer, ids: readonly number[]): Promise<void> {
  return commit(services, customer, async (db) => {
    const category = customer.user_id === null ? 'message_from' : 'data_changed'
    const written = { category, source: 'portal', title: { kind: 'customer.files', values: { count: ids.length } } } as const
    const { changed: messageId, ...news } = await logCustomer({ ...services, db }, customer, written, services.clock.now())
    await attachFiles(db, ids, messageId)
    return news
  })
}
