import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { OutgoingEmail } from '../../../src/contract'
import { isEmail } from '../../../src/model'
import type { Database } from '../../db'
import type { MailKind } from '../../db/tables/mail'
import type { MailAddress } from '../../db/tables/messages'
import { ofPartner } from '../../db/queries/base'
import type { Clock } from '../../services'
import { currentTrace } from '../../log/trace'
import type { MailSettings } from '../../services/MailSettings'

/** A mail to be sent. Everything but partner, kind, recipients, subject and text has a default. */
export interface MailDraft {
  partnerId: number
  kind: MailKind
  to: readonly MailAddress[]
  cc?: readonly MailAddress[]
  bcc?: readonly MailAddress[]
  subject: string
  text: string
  /** Without it the mail has its text alone. */
  html?: string | null
  /** The name beside the sender's address; default: that of the partner. */
  fromName?: string
  websiteId?: number | null
  /** The message whose delivery state follows the mail. */
  messageId?: number | null
  /** Default: a new one. */
  mailId?: string
  inReplyTo?: string | null
  thread?: readonly string[]
  fileIds?: readonly number[]
  /** Written by the host and not by a person. */
  automatic?: boolean
  cancelIfAnswered?: boolean
  /** Where its addressee says that they want no more of the kind. */
  refusalUrl?: string | null
  /** Not before this time of the host's clock. */
  sendAt?: Date
  createdBy?: number | null
  /** What its author typed, to be given back when the mail is. */
  draft?: OutgoingEmail
  /** The same key queues one mail only, however often it is asked for. */
  key?: string
}

/** What `queueMail` needs of the host's services. */
export interface MailContext {
  clock: Clock
  mail: MailSettings
}

/** Processes that send wait for this notification. */
export const MAIL_CHANNEL = 'mail_queue'

/**
 * Puts a mail into the outbox, in the caller's transaction: it leaves once that commits, and never if it does not. Answers the id in
 * `outgoing_mails`.
 */
export async function queueMail({ clock, mail }: MailContext, db: Kysely<Database>, draft: MailDraft): Promise<number> {
  const now = clock.now()
  const people = { to: draft.to.map(clean), cc: (draft.cc ?? []).map(clean), bcc: (draft.bcc ?? []).map(clean) }
  if (people.to.length === 0) throw new Error('a mail needs a recipient')
  const fromName = draft.fromName ?? (await partnerName(db, draft.partnerId))
  const row = await db
    .insertInto('outgoing_mails')
    .values({
      partner_id: draft.partnerId,
      website_id: draft.websiteId ?? null,
      message_id: draft.messageId ?? null,
      kind: draft.kind,
      request_key: draft.key ?? null,
      request_id: currentTrace()?.id ?? null,
      mail_id: draft.mailId ?? newMailId(mail.domain),
      in_reply_to: draft.inReplyTo ?? null,
      thread: [...(draft.thread ?? [])],
      from_name: oneLine(fromName),
      recipients: JSON.stringify(people.to),
      cc: JSON.stringify(people.cc),
      bcc: JSON.stringify(people.bcc),
      subject: oneLine(draft.subject),
      text: draft.text,
      html: draft.html ?? null,
      file_ids: [...(draft.fileIds ?? [])],
      automatic: draft.automatic ?? draft.kind !== 'message',
      cancel_if_answered: draft.cancelIfAnswered ?? false,
      refusal_url: draft.refusalUrl ?? null,
      run_at: draft.sendAt ?? now,
      created_by: draft.createdBy ?? null,
      created_at: now,
      lease: null,
      leased_until: null,
      problem: null,
      response: null,
      bounced_at: null,
      settled_at: null,
      draft: draft.draft ? JSON.stringify(draft.draft) : null,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(db)
  return row?.id ?? queuedBefore(db, draft)
}

/** RFC 5322 Message-ID, by which answers find their way back. */
export const newMailId = (domain: string): string => `<${randomUUID()}@${domain}>`

async function queuedBefore(db: Kysely<Database>, { partnerId, key }: MailDraft): Promise<number> {
  const { id } = await ofPartner(db, partnerId, 'outgoing_mails')
    .select('id')
    .where('request_key', '=', key ?? '')
    .executeTakeFirstOrThrow()
  return id
}

async function partnerName(db: Kysely<Database>, partnerId: number): Promise<string> {
  const { name, settings } = await db
    .selectFrom('partners')
    .select(['name', 'settings'])
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow()
  return settings.companyName || name
}

// A line break in a header would begin another one.
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

function clean({ name, email }: MailAddress): MailAddress {
  if (!isEmail(email)) throw new Error(`not an e-mail address: ${JSON.stringify(email)}`)
  return { name: oneLine(name), email }
}
