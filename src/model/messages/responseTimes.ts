// When a customer has waited too long.
export const RESPONSE_TARGET_HOURS = 4 // default: working time until an answer to a customer is late, unless the team has set another
export const RESPONSE_LIMIT_HOURS = 24 // default: working time until it is far too late, in the same way
export const RESPONSE_HOURS_MAX = 999 // default: what a team may set at most
