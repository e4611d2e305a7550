import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { PlusTarget } from '../../outbox/mail/plusAddress'
import type { IncomingMail } from '../../services/mailReader/readMail'
import { suppress } from '../../outbox/mail/suppression/suppressed'
import { showDelivery } from '../../outbox/mail/settleMail'
import type { News } from '../../kernel/News'
import type { ReceiveServices } from './ReceiveServices'

/** Reads a report that a mail of ours did not arrive, and marks that mail; undefined when it is no such report. */
export async function takeBounce(
  db: Kysely<Database>,
  { clock }: Pick<ReceiveServices, 'clock'>,
  target: PlusTarget,
  { bounce }: IncomingMail,
): Promise<News | undefined> {
  if (!bounce || bounce.isDelay) return undefined
  const mail = await bouncedMail(db, target, bounce.mailId)
  if (!mail) return undefined
  const { reason } = bounce
  // Anybody may write whatever addresses into a report.
  const addressees = new Set([...mail.recipients, ...mail.cc, ...mail.bcc].map(({ email }) => email.toLowerCase()))
  const failed = bounce.failed.filter(({ email }) => addressees.has(email.toLowerCase()))
  const now = clock.now()
  await db
    .updateTable('outgoing_mails')
    .set({ state: 'bounced', problem: reason, bounced_at: now, settled_at: now, accepted: stillThere(mail.accepted, failed) })
    .where('id', '=', mail.id)
    .execute()
  await suppress(db, mail, failed, now)
  return showDelivery(db, mail, { state: 'bounced', problem: reason })
}

/** Those that have the mail for all we know; none when a report names nobody whom it was for, such as one about an address behind theirs. */
function stillThere(accepted: readonly string[], failed: readonly { email: string }[]): string[] {
  const gone = new Set(failed.map(({ email }) => email.toLowerCase()))
  return gone.size === 0 ? [] : accepted.filter((email) => !gone.has(email.toLowerCase()))
}

/** By the address that only this mail had, else by the Message-ID in the part that quotes it. */
async function bouncedMail(db: Kysely<Database>, target: PlusTarget, mailId: string | null) {
  const mails = db.selectFrom('outgoing_mails').select(['id', 'partner_id', 'message_id', 'recipients', 'cc', 'bcc', 'accepted'])
  if (target.kind === 'bounce') return mails.where('id', '=', target.mailId).executeTakeFirst()
  if (mailId === null) return undefined
  return mails.where('mail_id', '=', mailId).where('partner_id', '=', target.partnerId).executeTakeFirst()
}
