import { route } from '../route'
import { ResellerSettings } from './resellerSettings'

export const api_partner_reseller_settings = route({ name: 'api_partner_reseller_settings', method: 'GET', answer: ResellerSettings })
export const api_partner_reseller_settings_save = route({
  name: 'api_partner_reseller_settings_save',
  urlName: 'api_partner_reseller_settings',
  method: 'POST',
  answer: ResellerSettings,
})
