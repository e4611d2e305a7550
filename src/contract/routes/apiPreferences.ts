import { UserPreferences } from '../entities/preferences'
import { route } from '../route'

// The spec knows none: these are ours.
export const api_partner_preferences = route({ name: 'api_partner_preferences', method: 'PUT', answer: UserPreferences })
