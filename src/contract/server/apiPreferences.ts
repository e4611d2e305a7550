import { PreferencesChange } from '../entities/preferences'
import * as client from '../routes/apiPreferences'
import { serverRoute } from './serverRoute'

export const api_partner_preferences = serverRoute(client.api_partner_preferences, {
  host: 'partner',
  path: '/api/preferences',
  body: PreferencesChange,
})
