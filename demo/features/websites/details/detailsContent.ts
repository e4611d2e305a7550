import { fullName, isDueToday, isWebsiteOverdue, LIST_PAGE_LIMIT, may, safeHref, STATUS_INFO, todayIn } from '../../../../src/model'
import type { HostContext, Viewer } from '../../../kernel/context'
import { websiteDetails } from './websiteDetails'
import { listTodosOf } from '../../todos/listTodos'
import { formatDay } from '../../../pages/formatDay'

/** As many as the screen asks for. */
const TODOS = 100

/** Whose website it is and how it stands, to read; the island gets the same and does not ask for it. */
export async function detailsContent(c: HostContext, viewer: Viewer) {
  const services = c.get('services')
  const id = Number(c.req.param('website'))
  const details = await websiteDetails(services, viewer, id)
  const { status, due_date } = details
  const today = todayIn(viewer.time_zone, services.clock.now())
  return {
    firstCalls: {
      [`/api/website-details/${id}`]: details,
      [`/website/${id}/todo?scope=all&limit=${TODOS}`]: await listTodosOf(services, viewer, id, { scope: 'all', limit: TODOS }),
      [`/api/website/${id}/logs?limit=${LIST_PAGE_LIMIT}&sort=-createdAt`]: null,
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
