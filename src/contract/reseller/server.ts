import { serverRoute } from '../serverRoute'
import { ResellerSettingsChange } from './resellerSettings'
import * as client from './routes'

const host = 'partner'
export const api_partner_reseller_settings = serverRoute(client.api_partner_reseller_settings, { host, path: '/api/reseller-settings' })
export const api_partner_reseller_settings_save = serverRoute(client.api_partner_reseller_settings_save, {
  host,
  path: '/api/reseller-settings',
  body: ResellerSettingsChange,
})
