import { sql } from 'kysely'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { commit } from '../../../outbox/commit/commit'
import { MAIL_CHANNEL } from '../../../outbox/mail/queueMail'
import { refusedAddresses } from '../../../outbox/mail/refusals/refusals'
import { showDelivery } from '../../../outbox/mail/settleMail'
import { suppressedAmong } from '../../../outbox/mail/suppression/suppressed'
import { findOutgoing, presentOutgoing } from './listOutgoing'

/** Sends a mail once more to those who have not got it: the same one, so that an answer still finds its thread. */
export async function resendMail(services: Services, viewer: Viewer, id: number) {
  const before = await findOutgoing(services, viewer, id)
  if (!presentOutgoing(before).canResend) throw new HttpError(409, 'refusal.mailNotResent')
  const now = services.clock.now()
  await commit(services, viewer, async (db) => {
    const everybody = [...before.recipients, ...before.cc, ...before.bcc].map(({ email }) => email)
    const emails = everybody.filter((email) => !before.accepted.includes(email))
    const suppressed = await suppressedAmong(db, viewer.partner_id, emails)
    if (emails.every((email) => suppressed.has(email.toLowerCase()))) throw new HttpError(409, 'refusal.mailSuppressed')
    const [email] = before.refusal_url === null ? [] : await refusedAddresses(db, viewer.partner_id, emails)
    if (email !== undefined) throw new HttpError(409, 'refusal.unsubscribed', { values: { email } })
    const again = await db
      .updateTable('outgoing_mails')
      // Tried before: some may have it, so nobody takes it back.
      .set({ state: 'waiting', run_at: now, attempts: 1, problem: null, response: null, bounced_at: null, settled_at: null })
      .where('id', '=', id)
      .where('state', '=', before.state)
      .returning('message_id')
      .executeTakeFirst()
    if (!again) throw new HttpError(409, 'refusal.mailNotResent')
    await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(db)
    return showDelivery(db, again, { state: 'queued', problem: null })
  })
  return presentOutgoing(await findOutgoing(services, viewer, id))
}
