import type { Kysely } from 'kysely'
import type { OutgoingEmail } from '../../../src/contract'
import { fullName, isEmail, MAIL_MAX_BYTES, may, mergeFieldsIn } from '../../../src/model'
import type { Database } from '../../db'
import type { MailAddress } from '../../db/tables/messages'
import { addFile } from '../../db/writers/addFiles'
import { addMessage } from '../../db/writers/addMessages'
import { missingRight } from '../../access/authorise'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { createPortalLink } from '../portal/portalLinks'
import type { Translate } from '../../kernel/text/translate'
import { checkSeen } from '../messages/checkSeen'
import { addReads } from '../messages/markRead'
import { type LockedWebsite, lockWebsite } from '../../db/queries/websites/lockWebsite'
import { queueMessage } from '../../outbox/mail/queueMessage'
import { queueMail } from '../../outbox/mail/queueMail'
import { refusedAddresses } from '../../outbox/mail/refusals/refusals'
import { checkInternal } from './checkInternal'
import { answeredMessage, isReminder, prepareEmail } from './prepareEmail'
import { readAddress } from './readAddress'
import type { Rendered } from './renderEmail'
import { ofPartner } from '../../db/queries/base'
import { commit } from '../../outbox/commit/commit'
import { attachFiles } from '../../db/writers/attachFiles'

interface Sending {
  websiteId: number
  email: OutgoingEmail
  /** Of the request; the same key sends one mail. */
  key: string | undefined
  t: Translate
}

/** Writes a mail into the log and the outbox, where it waits as long as it may be taken back. Answers the id of the message. */
export async function sendEmail(services: Services, viewer: Viewer, { websiteId, email, key, t }: Sending): Promise<number> {
  if (email.reminders?.length && may('send_reengage', viewer.roles) === 'none') throw missingRight('send_reengage')
  const people = checkPeople(email, t)
  if (isReminder(email)) await checkRefusals(services, viewer, people, t)
  await checkInternal(services.db, viewer, { email, recipients: [...people.to, ...people.cc, ...people.bcc], t })
  const { subject, body, plain, html, text, missing, refusalUrl } = await prepareEmail(
    services,
    viewer,
    websiteId,
    email,
    await entranceFor(services, viewer, websiteId, email),
  )
  if (missing.length > 0) refuse('placeholders', missing.join(', '))
  const requestKey = key ? `send:${viewer.user_id}:${key}` : undefined
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const sent = requestKey && (await sentBefore(db, viewer, requestKey))
    if (sent) return { changed: sent }
    if (email.inReplyTo !== undefined) await answeredMessage(db, websiteId, Number(email.inReplyTo))
    await checkSeen(db, websiteId, email.seen)
    const now = services.clock.now()
    checkTimes(email, now, t)
    const { reminders = [], ...draft } = email
    const written = { website, people, words: { subject, body, plain, html, text }, refusalUrl, t }
    const id = await queueOne(services, viewer, db, {
      ...written,
      email,
      sendAt: email.sendAt ? new Date(email.sendAt) : new Date(now.getTime() + (email.undoMs ?? 0)),
      ...(requestKey ? { key: requestKey } : {}),
    })
    // Repetitions stand in the thread of the first.
    for (const at of reminders)
      await queueOne(services, viewer, db, {
        ...written,
        email: { ...draft, inReplyTo: id, sendAt: at, cancelIfAnswered: true },
        sendAt: new Date(at),
      })
    if (email.inReplyTo !== undefined) await addReads(db, viewer.user_id, [Number(email.inReplyTo)], now)
    if (email.template !== undefined) await countUse(db, viewer, Number(email.template), now)
    return { changed: id, publish: [{ kind: 'message', websiteId }] }
  })
}

interface Queued {
  website: LockedWebsite
  people: Record<'to' | 'cc' | 'bcc', MailAddress[]>
  words: Pick<Rendered, 'subject' | 'body' | 'plain' | 'html' | 'text'>
  refusalUrl: string | null
  email: OutgoingEmail
  sendAt: Date
  key?: string
  t: Translate
}

/** Writes the message of a mail, and puts it into the outbox. */
async function queueOne(services: Services, viewer: Viewer, db: Kysely<Database>, queued: Queued): Promise<number> {
  const { website, people, words, refusalUrl, email, sendAt, key, t } = queued
  const now = services.clock.now()
  const [first, ...others] = people.to
  const id = await addMessage(db, {
    partner_id: viewer.partner_id,
    website_id: website.id,
    category: 'message_to',
    status: website.status,
    subject: words.subject,
    message: words.plain,
    message_html: words.body,
    from_user_id: viewer.user_id,
    from_name: fullName(viewer),
    from_email: viewer.email,
    to_name: first?.name ?? '',
    to_email: first?.email ?? '',
    cc: JSON.stringify([...others, ...people.cc]),
    bcc: JSON.stringify(people.bcc),
    done: true,
    done_at: now,
    done_by: viewer.user_id,
    delivery_state: 'queued',
    reply_to_id: email.inReplyTo === undefined ? null : Number(email.inReplyTo),
    created_at: now,
  })
  const fileIds = await attach(db, viewer, { websiteId: website.id, messageId: id, files: (email.attachments ?? []).map(Number) }, t)
  await queueMessage(services, db, {
    messageId: id,
    to: people.to,
    cc: people.cc,
    text: words.text,
    html: words.html,
    fileIds,
    draft: email,
    sendAt,
    refusalUrl,
    ...(email.cancelIfAnswered ? { cancelIfAnswered: true } : {}),
    ...(key ? { key } : {}),
  })
  return id
}

/** A mail that leads to the customer area lets its recipient in. */
async function entranceFor(
  { db, clock }: Services,
  viewer: Viewer,
  websiteId: number,
  { subject, html }: OutgoingEmail,
): Promise<string | undefined> {
  if (!mergeFieldsIn(`${subject} ${html}`).some((field) => field.startsWith('portal.'))) return undefined
  return createPortalLink(db, { websiteId, userId: viewer.user_id, now: clock.now() })
}

/** Sends the mail to whoever wrote it, as the recipient would get it. */
export async function testEmail(services: Services, viewer: Viewer, websiteId: number, email: OutgoingEmail): Promise<void> {
  const { subject, html, text } = await prepareEmail(services, viewer, websiteId, email)
  await queueMail(services, services.db, {
    partnerId: viewer.partner_id,
    websiteId,
    kind: 'test',
    to: [{ name: fullName(viewer), email: viewer.email }],
    subject,
    text,
    html,
    createdBy: viewer.user_id,
  })
}

function refuse(name: string, message: string): never {
  throw new HttpError(422, 'refusal.fields', { errors: [{ name, message }] })
}

/** What is to leave later, does. */
function checkTimes({ sendAt, reminders = [] }: OutgoingEmail, now: Date, t: Translate): void {
  const isOver = (at: string) => Date.parse(at) <= now.getTime()
  if (sendAt !== undefined && isOver(sendAt)) refuse('sendAt', t('field.passed'))
  if (reminders.some(isOver)) refuse('reminders', t('field.passed'))
}

function checkPeople(email: OutgoingEmail, t: Translate): Record<'to' | 'cc' | 'bcc', MailAddress[]> {
  const read = (field: 'to' | 'cc' | 'bcc') =>
    (email[field] ?? []).map((typed) => {
      const address = readAddress(typed)
      return isEmail(address.email) ? address : refuse(field, t('fieldIssue.email'))
    })
  return { to: read('to'), cc: read('cc'), bcc: read('bcc') }
}

async function checkRefusals(
  { db }: Services,
  { partner_id }: Viewer,
  { to, cc, bcc }: Record<'to' | 'cc' | 'bcc', MailAddress[]>,
  t: Translate,
): Promise<void> {
  const [refused] = await refusedAddresses(
    db,
    partner_id,
    [...to, ...cc, ...bcc].map(({ email }) => email),
  )
  if (refused) refuse('to', t('refusal.unsubscribed', { email: refused }))
}

/** The message that the same request became before. What was taken back since does not leave by it. */
async function sentBefore(db: Kysely<Database>, viewer: Viewer, key: string): Promise<number | null> {
  const row = await ofPartner(db, viewer.partner_id, 'outgoing_mails')
    .select(['message_id', 'state'])
    .where('request_key', '=', key)
    .executeTakeFirst()
  if (row?.state === 'cancelled') throw new HttpError(422, 'refusal.sentBefore')
  return row?.message_id ?? null
}

interface Attached {
  websiteId: number
  messageId: number
  files: number[]
}

/** New uploads become part of the message; files that belong to another one, or come with a template, are copied. */
async function attach(db: Kysely<Database>, viewer: Viewer, { websiteId, messageId, files }: Attached, t: Translate): Promise<number[]> {
  if (files.length === 0) return []
  const rows = await ofPartner(db, viewer.partner_id, 'files')
    .selectAll()
    .where('id', 'in', files)
    .where('unassigned_email_id', 'is', null)
    .where('scan_state', '!=', 'infected')
    .where((eb) => eb.or([eb('website_id', '=', websiteId), eb('website_id', 'is', null)]))
    .execute()
  if (rows.length < new Set(files).size) refuse('attachments', t('field.file'))
  if (rows.reduce((sum, { bytes }) => sum + bytes, 0) > MAIL_MAX_BYTES)
    refuse('attachments', t('refusal.tooLarge', { limit: MAIL_MAX_BYTES / 1024 ** 2 }))
  return Promise.all(
    rows.map(async ({ id, ...row }) => {
      if (row.message_id === null && row.website_id === websiteId && row.created_by === viewer.user_id) {
        await attachFiles(db, [id], messageId)
        return id
      }
      const copy = { ...row, website_id: websiteId, message_id: messageId, created_by: viewer.user_id }
      return (await addFile(db, copy)).id
    }),
  )
}

async function countUse(db: Kysely<Database>, viewer: Viewer, id: number, now: Date): Promise<void> {
  await db
    .updateTable('email_templates')
    .set((eb) => ({ usage_count: eb('usage_count', '+', 1), last_used_at: now }))
    .where('id', '=', id)
    .where('partner_id', '=', viewer.partner_id)
    .execute()
}
