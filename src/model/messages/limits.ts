import { MINUTE_MS } from '../constants'

export const OWN_MESSAGE_DELETE_MS = 10 * MINUTE_MS // default: so long people may delete what they wrote into the log (WM-07)
export const PINNED_SHOWN = 5 // WM-12: pinned messages of a website before the rest is asked for
export const MACROS_MAX = 50 // default: of one team
export const MACRO_NAME_MAX_LENGTH = 60 // ours: a line of a menu
export const TICKET_SUBJECT_MAX_LENGTH = 200 // ours: of one that is split off
export const TICKETS_MERGED_MAX = 100 // default: in one call
