import { MINUTE_MS } from '../constants'

export const LEAD_UNMERGE_MS = 15 * MINUTE_MS // default: more than a toast stays, so that a slow line is no end of Undo
export const LEAD_SOURCE_MAX_LENGTH = 100 // ours
export const LEAD_CURRENCY = 'EUR' // ours: of estimates, so that they can be compared
