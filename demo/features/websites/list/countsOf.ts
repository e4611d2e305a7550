import { may, todayIn, usualTicketScope, usualTodoScope } from '../../../../src/model'
import type { CountsOf } from '../../../db/queries/pages/counts'
import type { Services, Viewer } from '../../../kernel/context'
import { statusesOf } from '../../../pages/navigation'

/** What the conditions of the manager views ask about the viewer and the day. */
export function countsOf({ clock }: Services, viewer: Viewer): CountsOf {
  const now = clock.now()
  return {
    userId: viewer.user_id,
    partnerId: viewer.partner_id,
    roles: viewer.roles,
    nextScope: 'me',
    scope: may('see_websites', viewer.roles),
    ticketScope: may('see_tickets', viewer.roles),
    ticketsOf: usualTicketScope(viewer.roles),
    todoScope: usualTodoScope(viewer.roles),
    activeStatuses: statusesOf(viewer),
    now,
    today: todayIn(viewer.time_zone, now),
  }
}
