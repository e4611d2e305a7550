/**
 * Every number and fixed text with a meaning. The unit is in the name or beside the value, the source behind it:
 * "spec n" is the product's specification, "default" our own choice where the specification is silent.
 */

// Time units, milliseconds (spec 9 names the minute).
export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
export const WEEK_DAYS = 7

// Counts, polling and work sessions.
export const REFRESH_INTERVAL_MS = 30_000 // default
export const COUNTS_POLL_MS = 2 * REFRESH_INTERVAL_MS // spec 9: twice the refresh interval
export const SIDEBAR_BADGE_MAX = 99 // spec 2.4, 9
export const CALLS_PER_MINUTE = 600 // default: requests of one signed-in person
export const TICK_INTERVAL_MS = MINUTE_MS // default
export const STALE_AFTER_TICKS = 3 // default: missed ticks until a running timer counts as abandoned
export const WORK_IDLE_SECONDS = 900 // spec 9 gives the number, its meaning is a default
export const JUST_LOADED_SECONDS = 3 // default: a screen that appears does not ask again for what is no older
export const SSE_HEARTBEAT_MS = 25_000 // default
export const SSE_RECONNECT_MIN_MS = 1_000 // default
export const SSE_RECONNECT_MAX_MS = 30_000 // default

// Layout, CSS pixels.
export const WIDE_MIN_PX = 1024 // default
export const SCROLL_OFFSET_PX = 16 // spec 2.6, 9
export const SCROLL_OFFSET_ELEMENT_PX = 120 // spec 9
export const SIDEBAR_HOVER_OPEN_MS = 150 // default
export const SIDEBAR_HOVER_CLOSE_MS = 300 // default

// Toasts and notices.
export const TOAST_MS = 5_000 // spec 4, 9
export const TOAST_ACTION_MS = 10_000 // default: a toast with an action, such as Undo
export const TOAST_DELAY_MS = 500 // spec 9: delay of the waiting queue
export const NOTICE_SUCCESS_MS = 5_000 // spec 4, 9
export const NOTICE_ERROR_MS = 10_000 // spec 4, 9
export const NOTICE_REMOVAL_MS = 1_000 // spec 4, 9

// Persistence, undo, sending, searching.
export const PERSIST_TIMEOUT_MS = 5_000 // spec 9
export const UNDO_SERVER_TTL_MS = DAY_MS // default
export const RECENT_ACTIONS_MAX = 50 // screens X-03: for each person
export const SEND_UNDO_MS = 10_000 // default
export const OWN_ENTRY_DELETE_MS = 10 * MINUTE_MS // default: so long people may delete what they wrote into the log (WM-07)
export const INVITATIONS_MAX = 50 // default: people invited at once (SF-01)
export const MENTIONS_MAX = 50 // default: colleagues whom one entry may name
export const TODO_LENGTH_MAX = 1_000 // defaults 5.10: characters of a to-do
export const PINNED_SHOWN = 5 // WM-12: pinned entries of a website before the rest is asked for
export const SEND_UNDO_MAX_MS = 30_000 // default: what a partner may choose at most
export const MAIL_SEND_LIMIT = 120 // default: mails one person may send within the window; twice as many customers as are written to at once, and some
export const REMINDERS_MAX = 5 // RE-02: the first mail and its repetitions
export const MAIL_SEND_WINDOW_MS = 10 * MINUTE_MS // default
export const COLUMN_MIN_PX = 80 // default: CSS pixels that a column of a list can be narrowed to (L-08)
export const COLUMN_MAX_PX = 640 // default: and widened to
export const MAIL_TRANSFERS_MAX = 30 // default: mailboxes that one list begins to move (MT-02); below what one person may log in to
export const MAIL_LOGIN_LIMIT = 40 // default: log-ins to mail servers one person may have tried within the window
export const MAIL_LOGIN_WINDOW_MS = 10 * MINUTE_MS // default
export const REMOVED_EMAIL_DAYS = 30 // default: how long removed mails can be put back
export const SEARCH_DEBOUNCE_MS = 300 // default
export const DOMAIN_SEARCH_DEBOUNCE_MS = 300 // default
export const SECRET_LENGTH_MAX = 10_000 // default: characters of what a one-time link shows
export const SECRET_LINK_DAYS = 7 // default: so long a one-time link waits
export const SECRET_LINK_DAYS_MAX = 30
export const SCAN_EVERY_MS = 10 * SECOND_MS // default: between two looks at files that no virus scanner has seen
export const WATCH_EVERY_MS = 10 * MINUTE_MS // default: between two looks at whether a published website answers
export const DOMAIN_POLL_MS = 3_000 // default: while an order or a look-up is under way
export const FORWARD_TEST_POLL_MS = 3_000 // default: while a mail is on its way back
export const MAIL_TRANSFER_POLL_MS = 1_000 // default: while one is under way
export const BRAND_PREVIEW_DEBOUNCE_MS = 400 // default: while a colour is dragged
export const LIST_FILTER_DEBOUNCE_MS = 200 // default

// Time that was worked.
export const OWN_TIME_DAYS = 7 // TM-07: so long, times 24 hours, people may correct their own entries

// Tickets.
export const LEAD_UNMERGE_MS = 15 * MINUTE_MS // default: more than a toast stays, so that a slow line is no end of Undo
export const MACROS_MAX = 50 // default: of one team
export const TICKETS_MERGED_MAX = 100 // default: in one call
export const SNOOZE_LATER_MS = 3 * HOUR_MS // default: "later today"
export const WORK_DAY_HOURS = [9, 17] as const // default: when a working day begins, and tickets put off come back, and when it ends
export const RESPONSE_TARGET_HOURS = 4 // default: working time until an answer to a customer is late, unless the team has set another
export const RESPONSE_LIMIT_HOURS = 24 // default: working time until it is far too late, in the same way
export const RESPONSE_HOURS_MAX = 999 // default: what a team may set at most

// Lists, rows per page.
export const DOMAIN_PAGE_LIMIT = 10 // spec 3, 9
export const LIST_PAGE_LIMIT = 50 // default
export const PAGE_LIMIT_CHOICES = [10, 25, 50, 100] as const // default

// Uploads, bytes.
export const UPLOAD_MAX_BYTES = 25 * 1024 ** 2 // default
export const MAIL_MAX_BYTES = 50 * 1024 ** 2 // default: all attachments of one mail
export const MAIL_PICTURE_MAX_BYTES = 2_000_000 // default: one picture that a mail shows; it stands in the document of the mail's frame
export const AVATAR_MAX_BYTES = 5 * 1024 ** 2 // default
export const LOGO_MAX_BYTES = 2 * 1024 ** 2 // default

// Life spans of sessions and tokens, milliseconds.
export const SESSION_IDLE_MS = 12 * HOUR_MS // default
export const PORTAL_LINK_TTL_MS = 30 * DAY_MS // default
export const INVITATION_TTL_MS = 7 * DAY_MS // default
export const API_TOKEN_TTL_MS = 5 * MINUTE_MS // at most, by the reliability goals
export const SSO_TOKEN_TTL_MS = MINUTE_MS // default; used once
export const STATISTICS_TOKEN_TTL_MS = 10 * MINUTE_MS // default
export const STATISTICS_KEPT_DAYS = 30 // default: how long visits are kept after counting was switched off

// Ages and notices, days.
export const REENGAGE_DAYS = 14 // default: without activity of the customer
export const STATUS_AGE_WARN_DAYS = 14 // default: in one status, unless the team has set another
export const STATUS_AGE_MAX_DAYS = 365 // default: what a team may set at most
export const LIMIT_MAX = 9_999 // default: of websites, for a status or a person
export const WORK_REASON_MAX_LENGTH = 200 // ours: why work stopped is a few words
export const REASON_MAX_LENGTH = 500 // ours: a reason is a sentence
export const LEAD_SOURCE_MAX_LENGTH = 100 // ours
export const LEAD_CURRENCY = 'EUR' // ours: of estimates, so that they can be compared
export const DUE_MOVE_MAX_DAYS = 250 // ours: working days of a year
export const BIN_DAYS = 30 // default: how long deleted websites can be brought back
export const NOTE_STINT_MS = 10 * MINUTE_MS // default: saves of one person no further apart make one version of a note
export const NOTE_VERSIONS_KEPT = 20 // screens WN-04
export const DONE_WINDOW_DAYS = 30 // default: how long done websites stay in the overview
export const EXPIRY_NOTICE_DAYS = [60, 30, 14, 7, 1] as const // default: before a domain expires

// Values and formats.
export const MAX_INT = 2_147_483_647 // spec 5
export const HEX_COLOUR_LENGTH = 6 // spec 9
export const DATE_MIN = '1900-01-01' // spec 5
export const DATE_MAX = '2099-12-31' // spec 5
export const MINOR_UNITS = 100 // spec 5: money is given in minor units and divided by this
export const DEFAULT_COUNTRY = 'US' // spec 5, 9: for phone numbers
export const DEFAULT_PORTAL_ROUTE = 'my_dashboard' // spec 2.7, 9
export const SPINNER_SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const // spec 9

/** How often what somebody writes is kept on the server, milliseconds. */
export const DRAFT_SYNC_MS = 10_000
