import { serverRoute } from '../serverRoute'
import { BrandDraft, BrandQuery } from './brandPreview'
import { PartnerSettingsChange } from './partnerSettingsChange'
import * as client from './routes'

const host = 'partner'

// The partner.
export const api_partner = serverRoute(client.api_partner, { host, path: '/api/partner' })
export const api_partner_account = serverRoute(client.api_partner_account, { host, path: '/api/account' })
export const api_partner_account_save = serverRoute(client.api_partner_account_save, {
  host,
  path: '/api/account',
  body: PartnerSettingsChange,
})

export const api_partner_limits = serverRoute(client.api_partner_limits, { host: 'partner', path: '/api/limits' })
export const external_help_messages = serverRoute(client.external_help_messages, { host: 'public', path: '/help/messages-and-tickets' })
export const external_briefing = serverRoute(client.external_briefing, {
  host: 'backoffice',
  path: '/website/{website}/briefing',
  digits: ['website'],
})
export const partner_settings = serverRoute(client.partner_settings, { host, path: '/partner-settings' })

// The spec names this page without its path.
export const partner_account_settings = serverRoute(client.partner_account_settings, { host, path: '/account' })
export const api_partner_account_changes = serverRoute(client.api_partner_account_changes, { host, path: '/api/account/changes' })
export const api_partner_account_restore = serverRoute(client.api_partner_account_restore, {
  host,
  path: '/api/account/changes/{change}/restore',
  ids: ['change'],
})
export const partner_account_preview = serverRoute(client.partner_account_preview, {
  host,
  path: '/account/preview/{view}',
  query: BrandQuery,
})
export const api_partner_account_preview = serverRoute(client.api_partner_account_preview, {
  host,
  path: '/api/account/preview',
  body: BrandDraft,
})
export const api_partner_account_simulation = serverRoute(client.api_partner_account_simulation, { host, path: '/api/account/simulation' })
export const api_partner_hosting_node_check = serverRoute(client.api_partner_hosting_node_check, {
  host,
  path: '/api/hosting-nodes/{node}/check',
  ids: ['node'],
})
export const partner_settings_preview = serverRoute(client.partner_settings_preview, { host, path: '/partner-settings/preview' })
export const partner_settings_preview_view = serverRoute(client.partner_settings_preview_view, {
  host,
  path: '/partner-settings/preview/{view}',
})
