import { DAY_MS } from '../constants'

// What the server keeps for each person.
export const UNDO_SERVER_TTL_MS = DAY_MS // default
export const RECENT_ACTIONS_MAX = 50 // screens X-03: for each person
export const SAVED_VIEW_NAME_MAX_LENGTH = 60 // ours: a line of the sidebar
/** How often what somebody writes is kept on the server, milliseconds. */
export const DRAFT_SYNC_MS = 10_000
