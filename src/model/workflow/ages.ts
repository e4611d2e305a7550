// Days.
export const REENGAGE_DAYS = 14 // default: without activity of the customer
export const STATUS_AGE_WARN_DAYS = 14 // default: in one status, unless the team has set another
export const STATUS_AGE_MAX_DAYS = 365 // default: what a team may set at most
export const BIN_DAYS = 30 // default: how long deleted websites can be brought back
export const DONE_WINDOW_DAYS = 30 // default: how long done websites stay in the overview
