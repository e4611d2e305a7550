import { HOUR_MS } from '../constants'

// How much may be sent and shown, and how long it can be taken back.
export const SEND_UNDO_MS = 10_000 // default
export const SEND_UNDO_MAX_MS = 30_000 // default: what a partner may choose at most
export const MAIL_SEND_LIMIT = 60 // default: mails one person may write within the window
export const MAIL_BULK_LIMIT = 120 // default: those with the same words for many; twice as many customers as are written to at once, and some
export const MAIL_TEST_LIMIT = 30 // default: those that go to whoever writes them
export const REMINDERS_MAX = 5 // RE-02: the first mail and its repetitions
export const MAIL_SEND_WINDOW_MS = HOUR_MS // default
export const REMOVED_EMAIL_DAYS = 30 // default: how long removed mails can be put back
export const FORWARD_TEST_POLL_MS = 3_000 // default: while a mail is on its way back
export const MAIL_SUBJECT_MAX_LENGTH = 500 // ours
export const MAIL_HTML_MAX_LENGTH = 500_000 // ours: characters of what is written, with its markup
export const TEMPLATE_NAME_MAX_LENGTH = 100 // ours
export const TEMPLATE_CATEGORY_MAX_LENGTH = 50 // ours
export const MAIL_MAX_BYTES = 50 * 1024 ** 2 // default: all attachments of one mail
export const MAIL_PICTURE_MAX_BYTES = 2_000_000 // default: one picture that a mail shows; it stands in the document of the mail's frame
