import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db'
import { publish } from '../../kernel/publish'
import { emitWebhook } from '../../outbox/webhooks/emitWebhook'
import type { PlusTarget } from '../../outbox/mail/plusAddress'
import { takeForwardTest } from '../../features/mail/setup/forwardTest'
import { fileMail } from './fileMail'
import { findWebsite } from './findWebsite'
import type { IncomingMail } from '../../services/mailReader/readMail'
import { keepFiles, storeIncoming } from './keepFiles'
import type { ReceivedMail } from './ReceivedMail'
import type { ReceiveServices } from './ReceiveServices'
import { takeBounce } from './takeBounce'

const SNIPPET_LENGTH = 160

/** Takes a mail for one of our addresses apart and in. */
export async function receiveMail(services: ReceiveServices, target: PlusTarget, content: Uint8Array): Promise<void> {
  const mail = await services.mailReader.read(content, services.mail.domain)
  await deliverMail(services, target, await storeMail(services, content, mail))
}

export async function storeMail(services: ReceiveServices, content: Uint8Array, mail: IncomingMail): Promise<ReceivedMail> {
  return { mail, source: await services.files.put(content), files: await storeIncoming(services, mail.files) }
}

/** Into the log of its website, or to those that somebody has to assign. Twice the same counts once. */
export async function deliverMail(services: ReceiveServices, target: PlusTarget, received: ReceivedMail): Promise<void> {
  const { mail } = received
  await services.db.transaction().execute(async (db) => {
    const bounced = await takeBounce(db, services, target, mail)
    const partnerId = target.kind === 'bounce' ? bounced?.partnerId : target.partnerId
    if (bounced || partnerId === undefined || !(await partnerExists(db, partnerId))) return
    if (target.kind === 'partner' && (await takeForwardTest(db, services.clock.now(), partnerId, mail.subject))) return
    // The same mail may arrive by two addresses at once.
    await sql`select pg_advisory_xact_lock(${partnerId}, hashtext(${mail.mailId}))`.execute(db)
    if (await isKnown(db, partnerId, mail.mailId)) return
    const websiteId = target.kind === 'website' ? target.websiteId : null
    const place = await findWebsite(db, { partnerId, websiteId, mail })
    if (place && 'websiteId' in place) await fileMail(db, services, { ...place, ...received, partnerId })
    else await keepUnassigned(db, services, { ...received, partnerId, rule: place?.rule ?? null })
    await publish(db, { kind: 'counts', partnerId })
  })
}

const partnerExists = async (db: Kysely<Database>, id: number): Promise<boolean> =>
  (await db.selectFrom('partners').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

async function isKnown(db: Kysely<Database>, partnerId: number, mailId: string): Promise<boolean> {
  const filed = await db
    .selectFrom('messages')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
  const waiting = await db
    .selectFrom('unassigned_emails')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
  return filed !== undefined || waiting !== undefined
}

interface Unassigned extends ReceivedMail {
  partnerId: number
  rule: 'remove' | 'ignore' | null
}

async function keepUnassigned(
  db: Kysely<Database>,
  services: ReceiveServices,
  { partnerId, mail, files, source, rule }: Unassigned,
): Promise<void> {
  const now = services.clock.now()
  const { id } = await db
    .insertInto('unassigned_emails')
    .values({
      partner_id: partnerId,
      mail_id: mail.mailId,
      in_reply_to: mail.inReplyTo,
      from_name: mail.from.name,
      from_email: mail.from.email,
      recipients: JSON.stringify(mail.to),
      cc: JSON.stringify(mail.cc),
      subject: mail.subject,
      snippet: mail.text.replaceAll(/\s+/g, ' ').trim().slice(0, SNIPPET_LENGTH),
      text: mail.text,
      html: mail.html,
      reduced: mail.reduced,
      left_out: JSON.stringify(mail.leftOut),
      auth: JSON.stringify(mail.auth),
      kind: mail.kind,
      state: rule === null ? 'open' : 'removed',
      assigned_website_id: null,
      source_hash: source,
      removed_at: rule === null ? null : now,
      removed_by: null,
      received_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepFiles(db, services, { partnerId, unassignedEmailId: id }, files)
  if (rule !== null) return
  const data = { id, from: mail.from.email, subject: mail.subject }
  await emitWebhook(db, services.clock, { partnerId, event: 'email_unassigned_received', data })
}
