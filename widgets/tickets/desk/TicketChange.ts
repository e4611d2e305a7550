import type { Message } from '../../../src/contract'
import type { Delay } from '../../../src/parts/snooze'

/** What is shown of a ticket at once when it changes. */
export type TicketShown = Pick<Message, 'done' | 'pin' | 'dueDate' | 'snoozedUntil' | 'snoozedUntilReply' | 'website'>

/** What changes about a ticket: one thing at a time. */
export type TicketChange =
  | Pick<TicketShown, 'done'>
  | Pick<TicketShown, 'pin'>
  | Pick<TicketShown, 'dueDate'>
  | Pick<TicketShown, 'website'>
  | Delay

/** What a change has made of a ticket: moments are in the server's own writing. */
export function changedFields(
  { done, pin, dueDate, website, snoozedUntil, snoozedUntilReply }: TicketShown,
  change: TicketChange,
): TicketChange {
  if ('done' in change) return { done }
  if ('pin' in change) return { pin }
  if ('website' in change) return { website }
  return 'dueDate' in change ? { dueDate } : { snoozedUntil, snoozedUntilReply }
}
