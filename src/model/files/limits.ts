import { SECOND_MS } from '../constants'

// Bytes.
export const SCAN_EVERY_MS = 10 * SECOND_MS // default: between two looks at files that no virus scanner has seen
export const UPLOAD_MAX_BYTES = 25 * 1024 ** 2 // default
export const AVATAR_MAX_BYTES = 5 * 1024 ** 2 // default
export const LOGO_MAX_BYTES = 2 * 1024 ** 2 // default
