import type { Kysely } from 'kysely'
import type { OutgoingEmail } from '../../../src/contract'
import type { Database } from '../../db'
import type { MailAddress } from '../../db/tables/messages'
import { htmlOfText } from './htmlOfText'
import { type MailContext, newMailId, queueMail } from './queueMail'

interface Entry {
  /** An entry of the category `message_to`. */
  messageId: number
  text: string
  /** Null: made from the text. */
  html: string | null
  fileIds: readonly number[]
  /** Default: to the entry's one addressee. */
  to?: readonly MailAddress[]
  /** Default: those the entry names. */
  cc?: readonly MailAddress[]
  sendAt?: Date
  cancelIfAnswered?: boolean
  refusalUrl?: string | null
  key?: string
  draft?: OutgoingEmail
}

/** Puts the mail of a log entry into the outbox, as an answer in its thread, and answers its id there. */
export async function queueEntry(context: MailContext, db: Kysely<Database>, entry: Entry): Promise<number> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', entry.messageId).executeTakeFirstOrThrow()
  const mailId = newMailId(context.mail.domain)
  const thread = await threadOf(db, row.reply_to_id)
  const inReplyTo = thread.at(-1) ?? null
  await db.updateTable('messages').set({ mail_id: mailId, in_reply_to: inReplyTo }).where('id', '=', row.id).execute()
  return queueMail(context, db, {
    partnerId: row.partner_id,
    websiteId: row.website_id,
    messageId: row.id,
    kind: 'message',
    mailId,
    inReplyTo,
    thread,
    ...(row.from_name ? { fromName: row.from_name } : {}),
    to: entry.to ?? [{ name: row.to_name ?? '', email: row.to_email ?? '' }],
    cc: entry.cc ?? row.cc,
    bcc: row.bcc,
    subject: row.subject,
    text: entry.text,
    html: entry.html ?? htmlOfText(entry.text),
    fileIds: entry.fileIds,
    createdBy: row.from_user_id,
    ...(entry.sendAt ? { sendAt: entry.sendAt } : {}),
    ...(entry.refusalUrl ? { refusalUrl: entry.refusalUrl } : {}),
    ...(entry.cancelIfAnswered ? { cancelIfAnswered: true } : {}),
    ...(entry.key ? { key: entry.key } : {}),
    ...(entry.draft ? { draft: entry.draft } : {}),
  })
}

/** Longer threads are cut in the middle of their history: mail programs need the latest ids. */
const MAX_THREAD = 20

/** Message-IDs of the thread that an answer to the entry continues, oldest first. */
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
