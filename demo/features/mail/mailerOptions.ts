import { sql, type SqlBool } from 'kysely'
import type { partner_email_composer_mailer, WrittenAnswer } from '../../../src/contract/server'
import { firstTemplate, fullName, isEmail, MAIL_MAX_BYTES, todayIn, UPLOAD_MAX_BYTES } from '../../../src/model'
import { staffOf } from '../../db/queries/people/users'
import type { Services, Viewer } from '../../kernel/context'
import { offersOfWebsite } from '../offers/offerWebsites'
import { lastWriterOf } from '../messages/lastWriterOf'
import { newestMessage } from '../messages/checkSeen'
import { presentFile } from '../files/present'
import { refusedAddresses } from '../../outbox/mail/refusals/refusals'
import { suppressedAmong } from '../../outbox/mail/suppression/suppressed'
import { undoMsOf } from '../../outbox/mail/undoMsOf'
import { fieldsOf } from './fieldsOf'
import { answeredMessage } from './prepareEmail'
import { senderOf } from './senderOf'
import { listTemplates } from '../templates/emailTemplates'
import { live } from '../../db/queries/base'

type Options = WrittenAnswer<typeof partner_email_composer_mailer>
type Recipients = NonNullable<Options['recipients']>

/** What the composer of a website starts with. */
export async function mailerOptions(services: Services, viewer: Viewer, websiteId: number, replyTo: number | undefined): Promise<Options> {
  const { db } = services
  const website = await db.selectFrom('websites').selectAll().where('id', '=', websiteId).executeTakeFirstOrThrow()
  const templates = (await listTemplates(services, viewer)).filter(({ archived }) => !archived)
  const { status, language } = website
  const begun = firstTemplate(templates, { status, language, lastWriter: await lastWriterOf(db, websiteId) })
  const files = await live(db, 'files')
    .select(['id', 'type', 'name', 'bytes', 'thumbnail_hash', 'scan_state'])
    .where('website_id', '=', websiteId)
    .orderBy('id', 'desc')
    .limit(MOST_FILES)
    .execute()
  const answered = replyTo === undefined ? null : await answeredMessage(db, websiteId, replyTo)
  const fields = fieldsOf(services, viewer, website)
  const recipients = await recipientsOf(services, viewer, websiteId, { ...website.customer, ...website.contact }, fields['customer.name'])
  return {
    website: { id: websiteId, title: website.title, status: website.status },
    language: website.language,
    recipients,
    templates,
    attachments: files.map(presentFile),
    defaultTemplate: begun?.id ?? null,
    sender: await senderOf(services, viewer),
    signature: await signatureOf(services, viewer),
    fields,
    reply: answered && {
      id: answered.id,
      from: { name: answered.from_name ?? '', email: answered.from_email ?? '' },
      subject: answered.subject,
      text: answered.message,
      date: answered.date.toISOString(),
    },
    offers: await offersOfWebsite(db, { id: websiteId, language }, todayIn(viewer.time_zone, services.clock.now())),
    newest: await newestMessage(db, websiteId),
    bounced: await bouncedAddresses(services, viewer, websiteId, recipients),
    refused: await refusedAddresses(
      db,
      viewer.partner_id,
      recipients.map(({ email }) => email),
    ),
    limits: { undoMs: undoMsOf(viewer), fileBytes: UPLOAD_MAX_BYTES, mailBytes: MAIL_MAX_BYTES },
  }
}

const MOST_FILES = 100
/** Of each kind: those that wrote, and those that were written to. */
const MOST_ADDRESSES = 100

/** Addresses of the customer, those that wrote or were written to, then colleagues; each once. */
async function recipientsOf(
  services: Services,
  viewer: Viewer,
  websiteId: number,
  data: Record<string, unknown>,
  name: string,
): Promise<Recipients> {
  const { db } = services
  const remembered = await db.selectFrom('customer_addresses').select('email').where('website_id', '=', websiteId).execute()
  const customer = [data['contactEmail'], data['email'], data['billEmail'], data['emailAddress'], ...remembered.map(({ email }) => email)]
  const seen = await live(db, 'messages')
    .select(['from_name', 'from_email'])
    .where('website_id', '=', websiteId)
    .where('category', '=', 'message_from')
    .where('from_email', 'is not', null)
    .distinct()
    .limit(MOST_ADDRESSES)
    .execute()
  const written = await live(db, 'messages')
    .select('to_email')
    .where('website_id', '=', websiteId)
    .where('category', '=', 'message_to')
    .where('to_email', 'is not', null)
    .distinct()
    .limit(MOST_ADDRESSES)
    .execute()
  const staff = await staffOf(db, viewer.partner_id)
  const all: Recipients = [
    ...customer.filter((email) => typeof email === 'string').map((email) => ({ name, email, kind: 'customer' as const })),
    ...seen.map((row) => ({ name: row.from_name ?? '', email: row.from_email ?? '', kind: 'other' as const })),
    ...written.map(({ to_email }) => ({ name: '', email: to_email ?? '', kind: 'other' as const })),
    ...staff.map((row) => ({ name: fullName(row), email: row.email, kind: 'staff' as const })),
  ]
  const known = new Set<string>()
  return all.filter(({ email }) => isEmail(email) && !known.has(email.toLowerCase()) && known.add(email.toLowerCase()))
}

/** The person's own, else the team's, else the two names. */
async function signatureOf({ db }: Services, viewer: Viewer): Promise<string> {
  const { signature: own } = await db.selectFrom('users').select('signature').where('id', '=', viewer.user_id).executeTakeFirstOrThrow()
  const { signature, companyName } = viewer.settings
  return own || signature || [fullName(viewer), companyName || viewer.partner_name].filter(Boolean).join('\n')
}

/** What came back to this website, and what nobody of the team can write to. */
async function bouncedAddresses({ db }: Services, viewer: Viewer, websiteId: number, recipients: Recipients): Promise<string[]> {
  const suppressed = await suppressedAmong(
    db,
    viewer.partner_id,
    recipients.map(({ email }) => email),
  )
  const rows = await live(db, 'messages')
    .select('to_email')
    .where('website_id', '=', websiteId)
    .where('delivery_state', '=', 'bounced')
    .where('to_email', 'is not', null)
    // A mail that came back from one address may have reached the others.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outgoing_mails')
            .select('outgoing_mails.id')
            .whereRef('outgoing_mails.message_id', '=', 'messages.id')
            .where(sql<SqlBool>`messages.to_email = any(outgoing_mails.accepted)`),
        ),
      ),
    )
    .distinct()
    .execute()
  const blocked = recipients.flatMap(({ email }) => (suppressed.has(email.toLowerCase()) ? email : []))
  return [...new Set([...rows.flatMap(({ to_email }) => to_email ?? []), ...blocked])]
}
