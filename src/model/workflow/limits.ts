import { MINUTE_MS } from '../constants'

export const WEBSITE_TITLE_MAX_LENGTH = 200 // ours: what lists and boards can show
export const TODO_LENGTH_MAX = 1_000 // defaults 5.10: characters of a to-do
export const LIMIT_MAX = 9_999 // default: of websites, for a status or a person
export const REASON_MAX_LENGTH = 500 // ours: a reason is a sentence
export const DUE_MOVE_MAX_DAYS = 250 // ours: working days of a year
export const NOTE_STINT_MS = 10 * MINUTE_MS // default: saves of one person no further apart make one version of a note
export const NOTE_VERSIONS_KEPT = 20 // screens WN-04
