import { DAY_MS } from '../constants'

export const INVITATIONS_MAX = 50 // default: people invited at once (SF-01)
export const INVITATION_TTL_MS = 7 * DAY_MS // default
