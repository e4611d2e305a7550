import type { Kysely } from 'kysely'
import type { OutgoingEmail } from '../../../src/contract'
import type { Database } from '../../db'
import type { MailAddress } from '../../db/tables/messages'
import { htmlOfText } from './htmlOfText'
import { type MailContext, newMailId, queueMail } from './queueMail'
import { noteOnMessage } from '../../db/writers/noteOnMessage'

interface MessageToSend {
  /** A message of the category `message_to`. */
  messageId: number
  text: string
  /** Null: made from the text. */
  html: string | null
  fileIds: readonly number[]
  /** Default: to the message's one addressee. */
  to?: readonly MailAddress[]
  /** Default: those the message names. */
  cc?: readonly MailAddress[]
  sendAt?: Date
  cancelIfAnswered?: boolean
  refusalUrl?: string | null
  key?: string
  draft?: OutgoingEmail
}

/** Puts the mail of a message into the outbox, as an answer in its thread, and answers its id there. */
export async function queueMessage(context: MailContext, db: Kysely<Database>, message: MessageToSend): Promise<number> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', message.messageId).executeTakeFirstOrThrow()
  const mailId = newMailId(context.mail.domain)
  const thread = await threadOf(db, row.reply_to_id)
  const inReplyTo = thread.at(-1) ?? null
  await noteOnMessage(db, row.id, { mail_id: mailId, in_reply_to: inReplyTo })
  return queueMail(context, db, {
    partnerId: row.partner_id,
    websiteId: row.website_id,
    messageId: row.id,
    kind: 'message',
    mailId,
    inReplyTo,
    thread,
    ...(row.from_name ? { fromName: row.from_name } : {}),
    to: message.to ?? [{ name: row.to_name ?? '', email: row.to_email ?? '' }],
    cc: message.cc ?? row.cc,
    bcc: row.bcc,
    subject: row.subject,
    text: message.text,
    html: message.html ?? htmlOfText(message.text),
    fileIds: message.fileIds,
    createdBy: row.from_user_id,
    ...(message.sendAt ? { sendAt: message.sendAt } : {}),
    ...(message.refusalUrl ? { refusalUrl: message.refusalUrl } : {}),
    ...(message.cancelIfAnswered ? { cancelIfAnswered: true } : {}),
    ...(message.key ? { key: message.key } : {}),
    ...(message.draft ? { draft: message.draft } : {}),
  })
}

/** Longer threads are cut in the middle of their history: mail programs need the latest ids. */
const MAX_THREAD = 20

/** Message-IDs of the thread that an answer to the message continues, oldest first. */
async function threadOf(db: Kysely<Database>, replyToId: number | null): Promise<string[]> {
  const ids: string[] = []
  let next = replyToId
  while (next !== null && ids.length < MAX_THREAD) {
    const row = await db.selectFrom('messages').select(['mail_id', 'reply_to_id', 'in_reply_to']).where('id', '=', next).executeTakeFirst()
    if (row?.mail_id) ids.unshift(row.mail_id)
    if (row?.in_reply_to && row.reply_to_id === null) ids.unshift(row.in_reply_to)
    next = row?.reply_to_id ?? null
  }
  return ids
}
