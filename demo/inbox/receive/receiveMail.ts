import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db'
import { ofPartner } from '../../db/queries/base'
import type { PlusTarget } from '../../outbox/mail/plusAddress'
import { takeForwardTest } from './takeForwardTest'
import { fileMail } from './fileMail'
import { findWebsite } from './findWebsite'
import type { IncomingMail } from '../../services/mailReader/readMail'
import { commit } from '../../outbox/commit/commit'
import { type News, together } from '../../kernel/News'
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
  const partnerId = await partnerOf(services.db, target)
  if (partnerId === undefined) return
  await commit(services, { partner_id: partnerId, user_id: null }, async (db) => {
    const bounced = await takeBounce(db, services, target, mail)
    if (bounced || target.kind === 'bounce') return bounced ?? {}
    if (target.kind === 'partner' && (await takeForwardTest(db, services.clock.now(), partnerId, mail.subject))) return {}
    // The same mail may arrive by two addresses at once.
    await sql`select pg_advisory_xact_lock(${partnerId}, hashtext(${mail.mailId}))`.execute(db)
    if (await isKnown(db, partnerId, mail.mailId)) return {}
    const websiteId = target.kind === 'website' ? target.websiteId : null
    const place = await findWebsite(db, { partnerId, websiteId, mail })
    const news =
      place && 'websiteId' in place
        ? await fileMail(db, services, { ...place, ...received, partnerId })
        : await keepUnassigned(db, services, { ...received, partnerId, rule: place?.rule ?? null })
    return together(news, { publish: [{ kind: 'counts' }] })
  })
}

/** Whom the address belongs to; undefined when there is no such partner, or no such mail of ours. */
async function partnerOf(db: Kysely<Database>, target: PlusTarget): Promise<number | undefined> {
  if (target.kind !== 'bounce')
    return (await db.selectFrom('partners').select('id').where('id', '=', target.partnerId).executeTakeFirst())?.id
  return (await db.selectFrom('outgoing_mails').select('partner_id').where('id', '=', target.mailId).executeTakeFirst())?.partner_id
}

async function isKnown(db: Kysely<Database>, partnerId: number, mailId: string): Promise<boolean> {
  const filed = await db
    .selectFrom('messages')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
  const waiting = await ofPartner(db, partnerId, 'unassigned_emails').select('id').where('mail_id', '=', mailId).executeTakeFirst()
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
): Promise<News> {
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
      assigned_to: null,
      snoozed_until: null,
      received_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepFiles(db, services, { partnerId, unassignedEmailId: id }, files)
  if (rule !== null) return {}
  return { webhooks: [{ event: 'email_unassigned_received', data: { id, from: mail.from.email, subject: mail.subject } }] }
}
