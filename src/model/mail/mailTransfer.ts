import { MINUTE_MS } from '../constants'

export const MAIL_TRANSFERS_MAX = 30 // default: mailboxes that one list begins to move (MT-02); below what one person may log in to
export const MAIL_LOGIN_LIMIT = 40 // default: log-ins to mail servers one person may have tried within the window
export const MAIL_LOGIN_WINDOW_MS = 10 * MINUTE_MS // default
export const MAIL_TRANSFER_POLL_MS = 1_000 // default: while one is under way

/** `checking` is the dry run, `ready` waits for the person's start. */
export const MAIL_TRANSFER_STATES = ['checking', 'ready', 'running', 'paused', 'done', 'cancelled'] as const
export type MailTransferState = (typeof MAIL_TRANSFER_STATES)[number]

/** Why a transfer waits for somebody: what is to be cured before it goes on. */
export const MAIL_TRANSFER_PROBLEMS = ['passwords', 'login', 'unreachable', 'certificate', 'private', 'full', 'other'] as const
export type MailTransferProblem = (typeof MAIL_TRANSFER_PROBLEMS)[number]

export const MAIL_ENCRYPTIONS = ['tls', 'starttls', 'none'] as const
export type MailEncryption = (typeof MAIL_ENCRYPTIONS)[number]

export const IMAP_PORTS: Readonly<Record<MailEncryption, number>> = { tls: 993, starttls: 143, none: 143 }

/** Nothing happens to it any more. */
export const isTransferOver = (state: MailTransferState): boolean => state === 'done' || state === 'cancelled'
/** It changes without anybody's doing. */
export const isTransferMoving = (state: MailTransferState): boolean => state === 'checking' || state === 'running'

const MESSAGE_MS = 120
const BYTES_PER_MS = 1_000

/** How long copying takes by rule of thumb: one round trip to each server a message, and a megabyte a second. */
export const transferDurationMs = (messages: number, bytes: number): number => messages * MESSAGE_MS + bytes / BYTES_PER_MS
