import { fullName, isDueToday, isWebsiteOverdue, LIST_PAGE_LIMIT, may, safeHref, STATUS_INFO, todayIn } from '../../../../src/model'
import type { HostContext, Viewer } from '../../../kernel/context'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { peopleIn } from '../../../access/scope'
import { frameColumns } from '../../../db/queries/pages/frame'
import { HttpError } from '../../../kernel/HttpError'
import { selectWithMoves } from './findWebsite'
import { presentDetails } from './websiteDetails'
import { todosOfWebsite } from '../../todos/listTodos'
import { formatDay } from '../../../pages/formatDay'

/** As many as the screen asks for. */
const TODOS = 100

/** Whose website it is and how it stands, to read; the island gets the same and does not ask for it. All in one statement. */
export async function detailsContent(c: HostContext, viewer: Viewer, id: number) {
  const services = c.get('services')
  const todos = todosOfWebsite(services, viewer, id, { scope: 'all', limit: TODOS })
  const row = await selectWithMoves(services, viewer, id)
    .select(frameColumns(services.db, { userId: viewer.user_id, partnerId: viewer.partner_id }))
    .select(jsonArrayFrom(todos.page).as('todos'))
    .executeTakeFirstOrThrow(() => new HttpError(404, 'refusal.notFound'))
  const details = presentDetails(services, viewer, row)
  const { status, due_date } = details
  const today = todayIn(viewer.time_zone, services.clock.now())
  return {
    frame: row,
    firstCalls: {
      [`/api/website-details/${id}`]: details,
      [`/website/${id}/todo?scope=all&limit=${TODOS}`]: await todos.answer(row.todos, peopleIn(row.team)),
      [`/api/website/${id}/logs?limit=${LIST_PAGE_LIMIT}&sort=-createdAt`]: null,
      // How many there are of each kind: what is pinned has a row above the log.
      [`/api/website/${id}/logs?limit=1`]: null,
      [`/api/website/customer/${id}`]: null,
    },
    website: {
      ...details,
      domain_href: details.domain && safeHref(details.domain),
      icon: STATUS_INFO[status].icon,
      due: due_date && formatDay(due_date, c.get('locale')),
      overdue: isWebsiteOverdue(details, today),
      due_today: isDueToday(due_date, today) && status !== 'done',
      assigned: details.assigned_to && fullName(details.assigned_to),
      edit: may('edit_customer_data', viewer.roles) === 'all' ? `/website/${id}/edit` : null,
    },
  }
}
