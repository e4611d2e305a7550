import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { PlusTarget } from '../../outbox/mail/plusAddress'
import type { IncomingMail } from '../../services/mailReader/readMail'
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
  await db
    .updateTable('outgoing_mails')
    .set({ state: 'bounced', problem: reason, settled_at: clock.now() })
    .where('id', '=', mail.id)
    .execute()
  return showDelivery(db, mail, { state: 'bounced', problem: reason })
}

/** By the address that only this mail had, else by the Message-ID in the part that quotes it. */
async function bouncedMail(db: Kysely<Database>, target: PlusTarget, mailId: string | null) {
  const mails = db.selectFrom('outgoing_mails').select(['id', 'partner_id', 'message_id'])
  if (target.kind === 'bounce') return mails.where('id', '=', target.mailId).executeTakeFirst()
  if (mailId === null) return undefined
  return mails.where('mail_id', '=', mailId).where('partner_id', '=', target.partnerId).executeTakeFirst()
}
