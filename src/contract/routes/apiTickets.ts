import { Message } from '../entities/message'
import { items } from '../envelopes'
import { route } from '../route'

// The spec names no way to merge tickets: these are ours. What was merged is a ticket of its own again after the second.
export const api_partner_ticket_merge = route({ name: 'api_partner_ticket_merge', method: 'POST', answer: Message })
export const api_partner_ticket_unmerge = route({ name: 'api_partner_ticket_unmerge', method: 'POST', answer: items(Message) })
// Ours too: what somebody has read is kept for that person alone, so that it is the same on every device.
export const api_partner_ticket_read = route({ name: 'api_partner_ticket_read', method: 'POST', answer: 'empty' })
