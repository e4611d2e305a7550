import { Message } from '../entities/message'
import { TicketMerge, TicketRead, TicketSelection } from '../entities/messageRequests'
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
// Ours too: what somebody has read is kept for that person alone, so that it is the same on every device.
export const api_partner_ticket_read = route({
  name: 'api_partner_ticket_read',
  method: 'POST',
  host,
  path: '/api/ticket/read',
  body: TicketRead,
  answer: 'empty',
})
