import { DAY_MS, HOUR_MS, MINUTE_MS } from '../constants'

// Life spans of sessions and tokens, milliseconds.
export const CALLS_PER_MINUTE = 600 // default: requests of one signed-in person
export const SESSION_IDLE_MS = 12 * HOUR_MS // default
export const PORTAL_LINK_TTL_MS = 30 * DAY_MS // default
export const API_TOKEN_TTL_MS = 5 * MINUTE_MS // at most, by the reliability goals
export const SSO_TOKEN_TTL_MS = MINUTE_MS // default; used once
export const STATISTICS_TOKEN_TTL_MS = 10 * MINUTE_MS // default
