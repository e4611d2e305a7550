import { TicketMerge, TicketRead, TicketSelection } from '../entities/messageRequests'
import * as client from '../routes/apiTickets'
import { serverRoute } from './serverRoute'

const host = 'partner'

export const api_partner_ticket_merge = serverRoute(client.api_partner_ticket_merge, { host, path: '/api/ticket/merge', body: TicketMerge })
export const api_partner_ticket_unmerge = serverRoute(client.api_partner_ticket_unmerge, {
  host,
  path: '/api/ticket/unmerge',
  body: TicketSelection,
})
export const api_partner_ticket_read = serverRoute(client.api_partner_ticket_read, { host, path: '/api/ticket/read', body: TicketRead })
