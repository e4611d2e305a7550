import { intlTag, type Locale } from '../../../src/model'
import type { Customer, Services } from '../../kernel/context'
import { live } from '../../db/queries/base'

const MOST = 100

/** What team and customer wrote each other, newest first; nothing that the team keeps to itself. */
export async function customerMails({ db }: Services, { website_id, time_zone }: Customer, locale: Locale) {
  const rows = await live(db, 'messages')
    .select(['category', 'subject', 'message', 'from_name', 'date'])
    .where('website_id', '=', website_id)
    .where('category', 'in', ['message_to', 'message_from'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const format = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone })
  return rows.map(({ category, subject, message, from_name, date }) => ({
    sent: category === 'message_from',
    subject,
    message: withoutLinks(message),
    from: from_name,
    date: format.format(date),
  }))
}

/** A link that lets somebody in is for the mail it was sent in, not for a page that may be looked at over a shoulder. */
const withoutLinks = (text: string): string => text.replaceAll(/(\/my\/enter\/)[\w-]+/g, '$1…')
