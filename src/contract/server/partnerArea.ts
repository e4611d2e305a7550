import { BrandDraft, BrandQuery } from '../entities/brandPreview'
import { WebsiteMove } from '../entities/clientDetails'
import { ClientChange, NewClient, ViewReason } from '../entities/resellerCustomer'
import { ResellerSettingsChange } from '../entities/resellerSettings'
import { LinkQuestion } from '../entities/linkCheck'
import { OwnDomainQuestion } from '../entities/mailSetup'
import { PlanChange } from '../entities/subscription'
import * as client from '../routes/partnerArea'
import { serverRoute } from './serverRoute'

const host = 'partner'

// The spec names this page without its path.
export const partner_account_settings = serverRoute(client.partner_account_settings, { host, path: '/account' })
export const api_partner_account_changes = serverRoute(client.api_partner_account_changes, { host, path: '/api/account/changes' })
export const api_partner_account_restore = serverRoute(client.api_partner_account_restore, {
  host,
  path: '/api/account/changes/{change}/restore',
})
export const api_partner_account_sender = serverRoute(client.api_partner_account_sender, { host, path: '/api/account/sender' })
export const api_partner_account_test_mail = serverRoute(client.api_partner_account_test_mail, { host, path: '/api/account/test-mail' })
export const api_partner_account_forward_test = serverRoute(client.api_partner_account_forward_test, {
  host,
  path: '/api/account/forward-test',
})
export const api_partner_account_forward_test_start = serverRoute(client.api_partner_account_forward_test_start, {
  host,
  path: '/api/account/forward-test',
})
export const api_partner_account_own_domain = serverRoute(client.api_partner_account_own_domain, {
  host,
  path: '/api/account/own-domain',
  query: OwnDomainQuestion,
})
export const api_partner_account_own_domain_check = serverRoute(client.api_partner_account_own_domain_check, {
  host,
  path: '/api/account/own-domain/check',
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
export const api_partner_link_check = serverRoute(client.api_partner_link_check, { host, path: '/api/links/check', body: LinkQuestion })
export const api_partner_account_simulation = serverRoute(client.api_partner_account_simulation, { host, path: '/api/account/simulation' })
export const api_partner_hosting_node_check = serverRoute(client.api_partner_hosting_node_check, {
  host,
  path: '/api/hosting-nodes/{node}/check',
})
export const api_partner_webhook_test = serverRoute(client.api_partner_webhook_test, { host, path: '/api/webhooks/{webhook}/test' })
export const api_partner_webhook_rotate = serverRoute(client.api_partner_webhook_rotate, { host, path: '/api/webhooks/{webhook}/rotate' })
export const api_partner_webhook_deliveries = serverRoute(client.api_partner_webhook_deliveries, {
  host,
  path: '/api/webhooks/{webhook}/deliveries',
})
export const api_partner_webhook_redeliver = serverRoute(client.api_partner_webhook_redeliver, {
  host,
  path: '/api/webhooks/{webhook}/deliveries/{delivery}/redeliver',
})
export const api_partner_client_create = serverRoute(client.api_partner_client_create, { host, path: '/api/clients', body: NewClient })
export const api_partner_client_update = serverRoute(client.api_partner_client_update, {
  host,
  path: '/api/clients/{client}/update',
  digits: ['client'],
  body: ClientChange,
})
export const api_partner_client_delete = serverRoute(client.api_partner_client_delete, {
  host,
  path: '/api/clients/{client}',
  digits: ['client'],
})
export const api_partner_client_invite = serverRoute(client.api_partner_client_invite, {
  host,
  path: '/api/clients/{client}/invite',
  digits: ['client'],
})
export const api_partner_client_view = serverRoute(client.api_partner_client_view, {
  host,
  path: '/api/clients/{client}/view',
  digits: ['client'],
  body: ViewReason,
})
export const api_partner_client = serverRoute(client.api_partner_client, { host, path: '/api/clients/{client}', digits: ['client'] })
export const api_partner_client_website_effects = serverRoute(client.api_partner_client_website_effects, {
  host,
  path: '/api/clients/{client}/websites/{website}/move',
  digits: ['client', 'website'],
  query: WebsiteMove,
})
export const api_partner_client_website_move = serverRoute(client.api_partner_client_website_move, {
  host,
  path: '/api/clients/{client}/websites/{website}/move',
  digits: ['client', 'website'],
  body: WebsiteMove,
})
export const partner_view_exit = serverRoute(client.partner_view_exit, { host, path: '/clients/view/exit' })
export const partner_settings_preview = serverRoute(client.partner_settings_preview, { host, path: '/partner-settings/preview' })
export const partner_settings_preview_view = serverRoute(client.partner_settings_preview_view, {
  host,
  path: '/partner-settings/preview/{view}',
})
export const api_partner_reseller_settings = serverRoute(client.api_partner_reseller_settings, { host, path: '/api/reseller-settings' })
export const api_partner_reseller_settings_save = serverRoute(client.api_partner_reseller_settings_save, {
  host,
  path: '/api/reseller-settings',
  body: ResellerSettingsChange,
})
export const api_partner_subscription = serverRoute(client.api_partner_subscription, { host, path: '/api/subscription' })
export const api_partner_subscription_preview = serverRoute(client.api_partner_subscription_preview, {
  host,
  path: '/api/subscription/preview/{plan}',
})
export const api_partner_subscription_plan = serverRoute(client.api_partner_subscription_plan, {
  host,
  path: '/api/subscription/plan',
  body: PlanChange,
})
export const api_partner_subscription_exit = serverRoute(client.api_partner_subscription_exit, { host, path: '/api/subscription/exit' })
export const api_partner_subscription_resume = serverRoute(client.api_partner_subscription_resume, {
  host,
  path: '/api/subscription/resume',
})
export const partner_goals_dismiss = serverRoute(client.partner_goals_dismiss, { host, path: '/goals/dismiss' })
