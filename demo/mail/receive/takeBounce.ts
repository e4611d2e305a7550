import type { Kysely } from 'kysely'
import type { Attachment, Email } from 'postal-mime'
import type { Database } from '../../db'
import type { PlusTarget } from '../plusAddress'
import { showDelivery } from '../settleMail'
import type { IncomingMail } from './readMail'
import type { ReceiveServices } from './ReceiveServices'

const LONGEST = 300

/** Reads a report that a mail of ours did not arrive, and marks that mail. Answers whose mail it was, or undefined when it is no such report. */
export async function takeBounce(
  db: Kysely<Database>,
  { clock }: Pick<ReceiveServices, 'clock'>,
  target: PlusTarget,
  { kind, email }: IncomingMail,
): Promise<{ partnerId: number } | undefined> {
  if (kind !== 'bounce') return undefined
  const report = reportOf(email)
  // "delayed" is no failure: the other server goes on trying.
  if (/^action:\s*(?!failed)/im.test(report) && !/^action:\s*failed/im.test(report)) return undefined
  const mail = await bouncedMail(db, target, email)
  if (!mail) return undefined
  const problem = reasonIn(report) ?? firstLine(email.text ?? '')
  await db.updateTable('outgoing_mails').set({ state: 'bounced', problem, settled_at: clock.now() }).where('id', '=', mail.id).execute()
  await showDelivery(db, mail, { state: 'bounced', problem })
  return { partnerId: mail.partner_id }
}

/** By the address that only this mail had, else by the Message-ID in the part that quotes it. */
async function bouncedMail(db: Kysely<Database>, target: PlusTarget, email: Email) {
  const mails = db.selectFrom('outgoing_mails').select(['id', 'partner_id', 'message_id'])
  if (target.kind === 'bounce') return mails.where('id', '=', target.mailId).executeTakeFirst()
  const quoted = email.attachments.map(contentOf).join('\n')
  const mailId = /^message-id:\s*(<[^<>\s]{3,250}>)/im.exec(quoted)?.[1]
  if (!mailId) return undefined
  return mails.where('mail_id', '=', mailId).where('partner_id', '=', target.partnerId).executeTakeFirst()
}

const reportOf = ({ attachments }: Email): string =>
  attachments
    .filter(({ mimeType }) => mimeType === 'message/delivery-status')
    .map(contentOf)
    .join('\n')

function contentOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

function reasonIn(report: string): string | undefined {
  const code = /^diagnostic-code:\s*(?:smtp;\s*)?(.+(?:\r?\n[ \t].+)*)/im.exec(report)?.[1] ?? /^status:\s*(.+)/im.exec(report)?.[1]
  return code?.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST)
}

const firstLine = (text: string): string => text.trim().split('\n', 1)[0]?.slice(0, LONGEST) ?? ''
