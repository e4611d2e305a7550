/** Categories of messages (spec 3). */
export const MESSAGE_CATEGORIES = ['message_to', 'message_from', 'system', 'data_changed', 'intern', 'call'] as const
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number]

/** lucide names */
export const MESSAGE_ICONS: Readonly<Record<MessageCategory, string>> = {
  message_to: 'send',
  message_from: 'inbox',
  system: 'cog',
  data_changed: 'history',
  intern: 'lock',
  call: 'phone-call',
}

/** What becomes of an outgoing mail; cancelled = the customer wrote first. */
export const DELIVERY_STATES = ['queued', 'sent', 'bounced', 'failed', 'suppressed', 'cancelled'] as const

/** Filters beside the categories (spec 3). */
export const MESSAGE_FILTERS = ['undone', 'pin'] as const

/** The categories that form one filter group (spec 3). */
export const MESSAGE_FILTER_GROUP = ['intern', 'message_from', 'message_to'] as const satisfies readonly MessageCategory[]

interface Message {
  category: MessageCategory
  done: boolean
  dueDate?: string | null | undefined
}

/** Whether somebody still has to act on the message; an internal note only asks for it when it has a due date. */
export function isUndone({ category, done, dueDate }: Message): boolean {
  if (done) return false
  return category === 'message_from' || category === 'call' || (category === 'intern' && Boolean(dueDate))
}

/** What came from a customer by mail, or goes to one. */
export const isMail = ({ category }: Pick<Message, 'category'>): boolean => category === 'message_from' || category === 'message_to'

/** What customers wrote and nobody has done. */
export const isOpenTicket = ({ category, done }: { category: string; done: boolean }): boolean => category === 'message_from' && !done

interface Snoozed {
  snoozedUntil?: string | null | undefined
  snoozedUntilReply?: boolean | undefined
}

/** Whether the message was put off until later, or until the customer writes again. */
export const isSnoozed = ({ snoozedUntil, snoozedUntilReply }: Snoozed, now: number): boolean =>
  Boolean(snoozedUntilReply) || Date.parse(snoozedUntil ?? '') > now

/** Whether it was put off, and is back. */
export const isBack = (message: Snoozed, now: number): boolean => Boolean(message.snoozedUntil) && !isSnoozed(message, now)
