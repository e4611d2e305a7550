import { Message } from '../entities/message'
import { TicketMerge, TicketSelection } from '../entities/messageRequests'
import { items } from '../envelopes'
import { route } from '../route'

const host = 'partner'

// The spec names no way to merge tickets: these are ours. What was merged is a ticket of its own again after the second.
export const api_partner_ticket_merge = route({
  name: 'api_partner_ticket_merge',
  method: 'POST',
  host,
  path: '/api/ticket/merge',
  body: TicketMerge,
  answer: Message,
})
export const api_partner_ticket_unmerge = route({
  name: 'api_partner_ticket_unmerge',
  method: 'POST',
  host,
  path: '/api/ticket/unmerge',
  body: TicketSelection,
  answer: items(Message),
})
