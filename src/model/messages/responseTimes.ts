import { HOUR_MS } from '../constants'

// When a customer has waited too long, and until when a ticket can be put off.
export const SNOOZE_LATER_MS = 3 * HOUR_MS // default: "later today"
export const WORK_DAY_HOURS = [9, 17] as const // default: when a working day begins, and tickets put off come back, and when it ends
export const RESPONSE_TARGET_HOURS = 4 // default: working time until an answer to a customer is late, unless the team has set another
export const RESPONSE_LIMIT_HOURS = 24 // default: working time until it is far too late, in the same way
export const RESPONSE_HOURS_MAX = 999 // default: what a team may set at most
