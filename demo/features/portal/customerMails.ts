import { intlTag } from '../../../src/model'
import type { Customer, HostContext } from '../../kernel/context'
import { listInAddress } from '../../kernel/request/listInAddress'
import { paginationOf, pagingOf } from '../../kernel/request/paging'
import { live } from '../../db/queries/base'
import { totalOf, withTotal } from '../../db/queries/total'

/** What team and customer wrote each other, newest first, as the page shows it; nothing that the team keeps to itself. */
export async function customerMails(c: HostContext, { website_id, time_zone }: Customer) {
  const { items, pagination } = await listInAddress(c, ({ page }) => listMails(c, website_id, page))
  const format = new Intl.DateTimeFormat(intlTag(c.get('locale')), { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone })
  const mails = items.map(({ category, subject, message, from_name, date }) => ({
    sent: category === 'message_from',
    subject,
    message: withoutLinks(message),
    from: from_name,
    date: format.format(date),
  }))
  return { mails, pagination }
}

async function listMails(c: HostContext, websiteId: number, page: number) {
  const paging = pagingOf({ page })
  const all = live(c.get('services').db, 'messages')
    .where('website_id', '=', websiteId)
    .where('category', 'in', ['message_to', 'message_from'])
  const rows = all
    .select(['category', 'subject', 'message', 'from_name', 'date'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
  const items = await withTotal(rows, all).execute()
  return { items, pagination: paginationOf(paging, items.length, await totalOf(items, paging, all)) }
}

/** A link that lets somebody in is for the mail it was sent in, not for a page that may be looked at over a shoulder. */
const withoutLinks = (text: string): string => text.replaceAll(/(\/my\/enter\/)[\w-]+/g, '$1…')
