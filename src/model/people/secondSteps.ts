import { MINUTE_MS } from '../constants'

// What people prove themselves with beside their password, and what programs do (default).
export const SECOND_STEP_NAME_MAX = 60
export const SECOND_STEPS_MAX = 10
export const RECOVERY_CODES = 10
/** How long a confirmation by password or passkey counts. */
export const CONFIRMED_MS = 10 * MINUTE_MS
export const API_TOKEN_NAME_MAX = 60
export const API_TOKENS_MAX = 20
/** A token has to end. */
export const API_TOKEN_MAX_DAYS = 366
