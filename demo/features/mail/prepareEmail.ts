import type { Kysely } from 'kysely'
import type { OutgoingEmail } from '../../../src/contract'
import type { Database } from '../../db'
import { translator } from '../../kernel/text/translate'
import { intlTag, toLocale } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { refusalUrl } from '../../outbox/mail/refusals/refusalUrl'
import { fieldsOf } from './fieldsOf'
import { readAddress } from './readAddress'
import { type Rendered, renderEmail } from './renderEmail'
import { live } from '../../db/queries/base'

/** What somebody wrote about a website, made into the mail that would be sent; with an `entrance` its links let the customer in. */
export async function prepareEmail(
  services: Services,
  viewer: Viewer,
  websiteId: number,
  email: OutgoingEmail,
  entrance?: string,
): Promise<Rendered & { refusalUrl: string | null }> {
  const website = await services.db.selectFrom('websites').selectAll().where('id', '=', websiteId).executeTakeFirstOrThrow()
  const answered = email.inReplyTo === undefined ? null : await answeredMessage(services.db, websiteId, Number(email.inReplyTo))
  const locale = toLocale(website.language)
  const t = translator(services.root, locale)
  const day = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: viewer.time_zone })
  const refusal = isReminder(email) ? await refusalOf(services, viewer, email) : null
  const rendered = renderEmail({
    subject: email.subject,
    html: email.html,
    fields: fieldsOf(services, viewer, website, entrance),
    language: locale,
    quoted:
      answered && email.quote
        ? {
            line: t('mail.quoted', { date: day.format(answered.date), name: answered.from_name || answered.from_email || '' }),
            text: answered.message,
          }
        : null,
    closing: refusal === null ? null : { text: t('mail.unsubscribe'), url: refusal },
    color: viewer.settings.color,
  })
  return { ...rendered, refusalUrl: refusal }
}

/** What goes to several, or again and again: whoever gets it may say that they want no more. */
export const isReminder = ({ bulk, reminders }: OutgoingEmail): boolean => bulk === true || (reminders?.length ?? 0) > 0

/** Null when it goes to several people at once: nobody could say it for all of them. */
function refusalOf(
  { db, publicUrl }: Services,
  { partner_id }: Viewer,
  { to, cc = [], bcc = [] }: OutgoingEmail,
): Promise<string | null> | null {
  const [typed] = to
  if (typed === undefined || to.length + cc.length + bcc.length > 1) return null
  return refusalUrl(db, publicUrl, { partnerId: partner_id, email: readAddress(typed).email })
}

/** The message that is answered: one of this very website. */
export async function answeredMessage(db: Kysely<Database>, websiteId: number, id: number) {
  const message = await live(db, 'messages')
    .select(['id', 'subject', 'message', 'date', 'from_name', 'from_email'])
    .where('id', '=', id)
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  if (!message) throw new HttpError(404, 'refusal.notFound')
  return message
}
