import { PartnerSettingsChange } from '../entities/partnerSettingsChange'
import * as client from '../routes/apiAccount'
import { serverRoute } from './serverRoute'

const host = 'partner'

// The partner.
export const api_partner = serverRoute(client.api_partner, { host, path: '/api/partner' })
export const api_partner_account = serverRoute(client.api_partner_account, { host, path: '/api/account' })
export const api_partner_account_save = serverRoute(client.api_partner_account_save, {
  host,
  path: '/api/account',
  body: PartnerSettingsChange,
})
