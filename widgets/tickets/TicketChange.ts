import type { Message } from '../../src/contract'

/** What is shown of a ticket at once when it changes. */
export type TicketShown = Pick<Message, 'done' | 'pin' | 'dueDate' | 'snoozedUntil' | 'snoozedUntilReply'>

/** Until when a ticket is put off; an empty one brings it back. */
export type Delay = Pick<TicketShown, 'snoozedUntil' | 'snoozedUntilReply'>
export const AWAKE: Delay = { snoozedUntil: null, snoozedUntilReply: false }

/** What changes about a ticket: one thing at a time. */
export type TicketChange = Pick<TicketShown, 'done'> | Pick<TicketShown, 'pin'> | Pick<TicketShown, 'dueDate'> | Delay

/** What a change has made of a ticket: moments are in the server's own writing. */
export function changedFields({ done, pin, dueDate, snoozedUntil, snoozedUntilReply }: TicketShown, change: TicketChange): TicketChange {
  if ('done' in change) return { done }
  if ('pin' in change) return { pin }
  return 'dueDate' in change ? { dueDate } : { snoozedUntil, snoozedUntilReply }
}
