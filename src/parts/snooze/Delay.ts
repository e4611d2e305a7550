import type { Message } from '../../contract'

/** Until when a ticket is put off; an empty one brings it back. */
export type Delay = Pick<Message, 'snoozedUntil' | 'snoozedUntilReply'>
export const AWAKE: Delay = { snoozedUntil: null, snoozedUntilReply: false }
