import { MINUTE_MS } from '../constants'

export const WEBSITE_TITLE_MAX_LENGTH = 200 // ours: what lists and boards can show
export const WEBSITE_LABEL_MAX_LENGTH = 100 // ours: a label is a few words
export const WEBSITES_AT_ONCE_MAX = 2_000 // ours: what one call lists, changes or takes back
export const TAG_NAME_MAX_LENGTH = 40 // screens WG-04
export const TAGS_PER_WEBSITE_MAX = 20 // screens WG-04
export const TODOS_AT_ONCE_MAX = 100 // defaults 5.10
export const TODO_LENGTH_MAX = 1_000 // defaults 5.10: characters of a to-do
export const LIMIT_MAX = 9_999 // default: of websites, for a status or a person
export const REASON_MAX_LENGTH = 500 // ours: a reason is a sentence
export const DUE_MOVE_MAX_DAYS = 250 // ours: working days of a year
export const NOTE_STINT_MS = 10 * MINUTE_MS // default: saves of one person no further apart make one version of a note
export const NOTE_VERSIONS_KEPT = 20 // screens WN-04
