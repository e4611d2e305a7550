import { fullName, LIST_PAGE_LIMIT, TICKETS_DEFAULT_SORT, usualTicketScope } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { listTickets } from './listTickets'
import { pageWords } from '../../kernel/text/statusWords'
import { formatDay } from '../../pages/formatDay'

/** About as many rows as a screen is high; the island brings the others. */
const ROWS = 10

/** What came last from customers, to read. Another address shows other rows: those are the island's. */
export async function ticketsContent(c: HostContext, viewer: Viewer) {
  if (Object.keys(c.req.query()).length > 0) return {}
  const query = { scope: usualTicketScope(viewer.roles), sort: TICKETS_DEFAULT_SORT, page: '1' }
  const { items, pagination } = await listTickets(c.get('services'), viewer, { ...query, page: 1, limit: ROWS }, pageWords(c))
  return {
    firstCalls: { [`/api/ticket?${new URLSearchParams({ ...query, limit: String(LIST_PAGE_LIMIT) })}`]: null },
    tickets: {
      total: pagination.total,
      rows: items.map(({ website, from, subject, createdAt, snippet }) => ({
        href: `/website/${website?.id}`,
        website: website?.title,
        sender: from && fullName(from),
        subject: subject || snippet,
        day: createdAt && formatDay(createdAt, c.get('locale')),
      })),
    },
  }
}
