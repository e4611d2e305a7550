import { Partner } from '../entities/partner'
import { PartnerSettings } from '../entities/partnerSettings'
import { PartnerSettingsChange } from '../entities/partnerSettingsChange'
import { route } from '../route'

const host = 'partner'

// The partner.
export const api_partner = route({ name: 'api_partner', method: 'GET', host, path: '/api/partner', answer: Partner })
export const api_partner_account = route({
  name: 'api_partner_account',
  method: 'GET',
  host,
  path: '/api/account',
  answer: PartnerSettings,
})
export const api_partner_account_save = route({
  name: 'api_partner_account_save',
  method: 'POST',
  host,
  path: '/api/account',
  body: PartnerSettingsChange,
  answer: PartnerSettings,
})
