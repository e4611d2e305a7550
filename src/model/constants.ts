/**
 * Units, and numbers that belong to no room of their own. Every other number stands beside its rule. The source is behind it: "spec n" is the
 * product's specification, "default" our own choice where the specification is silent.
 */

// Milliseconds (spec 9 names the minute).
export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
export const WEEK_DAYS = 7

// How often a page asks, and how long it waits.
export const REFRESH_INTERVAL_MS = 30_000 // default
export const COUNTS_POLL_MS = 2 * REFRESH_INTERVAL_MS // spec 9: twice the refresh interval
export const JUST_LOADED_SECONDS = 3 // default: a screen that appears does not ask again for what is no older
export const PERSIST_TIMEOUT_MS = 5_000 // spec 9
export const SEARCH_DEBOUNCE_MS = 300 // default
export const LIST_FILTER_DEBOUNCE_MS = 200 // default

// Rows per page.
export const LIST_PAGE_LIMIT = 50 // default
export const WEBSITES_PART = 500 // default: of a list that is needed whole, since reading more at once holds a slow processor up for longer than a frame
export const PAGE_LIMIT_CHOICES = [10, 25, 50, 100] as const // default
