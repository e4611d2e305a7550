import { intlTag, todayIn } from '../../../src/model'
import type { HostContext, Services, Viewer } from '../../kernel/context'
import { listInAddress } from '../../kernel/request/listInAddress'
import { paginationOf, pagingOf } from '../../kernel/request/paging'
import { staffPage } from '../../pages/staffPage'
import type { Translate } from '../../kernel/text/translate'
import { isLive, ofPartner } from '../../db/queries/base'
import { totalOf, withTotal } from '../../db/queries/total'

/** To-dos that are due today or late, and that the person wants to be told about. */
export async function notifyPage(c: HostContext, viewer: Viewer, t: Translate): Promise<Response> {
  const { items, pagination } = await listInAddress(c, ({ page }) => listDue(c.get('services'), viewer, page))
  const format = new Intl.DateTimeFormat(intlTag(c.get('locale')), { dateStyle: 'medium', timeZone: 'UTC' })
  return staffPage(c, viewer, 'notify.njk', {
    title: t('backoffice.notify'),
    pagination,
    todos: items.map(({ description, due_date, website_id, title }) => ({
      description,
      website: title,
      href: `/website/${website_id}`,
      due: due_date ? format.format(new Date(due_date)) : '',
    })),
  })
}

async function listDue({ db, clock }: Services, viewer: Viewer, page: number) {
  const paging = pagingOf({ page })
  const all = ofPartner(db, viewer.partner_id, 'todos')
    .innerJoin('websites', 'websites.id', 'todos.website_id')
    .where('todos.to_user_id', '=', viewer.user_id)
    .where('todos.notify', '=', true)
    .where('todos.done', '=', false)
    .where(isLive('websites'))
    .where('todos.due_date', '<=', todayIn(viewer.time_zone, clock.now()))
  const rows = all
    .select(['todos.description', 'todos.due_date', 'todos.website_id', 'websites.title'])
    .orderBy('todos.due_date')
    .orderBy('todos.id')
    .limit(paging.limit)
    .offset(paging.offset)
  const items = await withTotal(rows, all).execute()
  return { items, pagination: paginationOf(paging, items.length, await totalOf(items, paging, all)) }
}
