// Rows, waits in milliseconds, and days.
export const DOMAIN_SEARCH_DEBOUNCE_MS = 300 // default
export const DOMAIN_POLL_MS = 3_000 // default: while an order or a look-up is under way
export const DOMAIN_PAGE_LIMIT = 10 // spec 3, 9
export const EXPIRY_NOTICE_DAYS = [60, 30, 14, 7, 1] as const // default: before a domain expires
