import { intlTag, todayIn } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { staffPage } from '../../pages/staffPage'
import type { Translate } from '../../kernel/text/translate'
import { isLive, ofPartner } from '../../db/queries/base'

const MOST = 100

/** To-dos that are due today or late, and that the person wants to be told about. */
export async function notifyPage(c: HostContext, viewer: Viewer, t: Translate): Promise<Response> {
  const { db, clock } = c.get('services')
  const todos = await ofPartner(db, viewer.partner_id, 'todos')
    .innerJoin('websites', 'websites.id', 'todos.website_id')
    .select(['todos.description', 'todos.due_date', 'todos.website_id', 'websites.title'])
    .where('todos.to_user_id', '=', viewer.user_id)
    .where('todos.notify', '=', true)
    .where('todos.done', '=', false)
    .where(isLive('websites'))
    .where('todos.due_date', '<=', todayIn(viewer.time_zone, clock.now()))
    .orderBy('todos.due_date')
    .orderBy('todos.id')
    .limit(MOST)
    .execute()
  const format = new Intl.DateTimeFormat(intlTag(c.get('locale')), { dateStyle: 'medium', timeZone: 'UTC' })
  return staffPage(c, viewer, 'notify.njk', {
    title: t('backoffice.notify'),
    todos: todos.map(({ description, due_date, website_id, title }) => ({
      description,
      website: title,
      href: `/website/${website_id}`,
      due: due_date ? format.format(new Date(due_date)) : '',
    })),
  })
}
