import { BrandDraft, BrandQuery } from '../entities/brandPreview'
import { ClientDetails, WebsiteMove, WebsiteMoveEffects } from '../entities/clientDetails'
import { HostingNode } from '../entities/hostingNode'
import { ClientChange, NewClient, ResellerCustomer, ViewReason } from '../entities/resellerCustomer'
import { ResellerSettings, ResellerSettingsChange } from '../entities/resellerSettings'
import { LinkCheck, LinkQuestion } from '../entities/linkCheck'
import { PartnerSettings } from '../entities/partnerSettings'
import { OwnDomainQuestion, ForwardTest, OwnDomainCheck, SenderCheck, TestMail } from '../entities/mailSetup'
import { PlanChange, PlanPreview, Subscription } from '../entities/subscription'
import { SettingsChange } from '../entities/settingsChange'
import { ValidationSimulation } from '../entities/validationSimulation'
import { Webhook, WebhookDelivery } from '../entities/webhook'
import { items, Redirect } from '../envelopes'
import { route } from '../route'

const host = 'partner'

// The spec names this page without its path.
export const partner_account_settings = route({ name: 'partner_account_settings', method: 'ANY', host, path: '/account', answer: 'page' })
export const api_partner_account_changes = route({
  name: 'api_partner_account_changes',
  method: 'GET',
  host,
  path: '/api/account/changes',
  answer: items(SettingsChange),
})
export const api_partner_account_restore = route({
  name: 'api_partner_account_restore',
  method: 'POST',
  host,
  path: '/api/account/changes/{change}/restore',
  answer: PartnerSettings,
})
export const api_partner_account_sender = route({
  name: 'api_partner_account_sender',
  method: 'GET',
  host,
  path: '/api/account/sender',
  answer: SenderCheck,
})
export const api_partner_account_test_mail = route({
  name: 'api_partner_account_test_mail',
  method: 'POST',
  host,
  path: '/api/account/test-mail',
  answer: TestMail,
})
export const api_partner_account_forward_test = route({
  name: 'api_partner_account_forward_test',
  method: 'GET',
  host,
  path: '/api/account/forward-test',
  answer: ForwardTest,
})
export const api_partner_account_forward_test_start = route({
  name: 'api_partner_account_forward_test_start',
  urlName: 'api_partner_account_forward_test',
  method: 'POST',
  host,
  path: '/api/account/forward-test',
  answer: ForwardTest,
})
export const api_partner_account_own_domain = route({
  name: 'api_partner_account_own_domain',
  method: 'GET',
  host,
  path: '/api/account/own-domain',
  query: OwnDomainQuestion,
  answer: OwnDomainCheck,
})
/** Asks the name servers of the saved domain at once whose it is. */
export const api_partner_account_own_domain_check = route({
  name: 'api_partner_account_own_domain_check',
  method: 'POST',
  host,
  path: '/api/account/own-domain/check',
  answer: OwnDomainCheck,
})
/** A page or mail as others see it, under a brand that may not be saved yet; made for a frame. */
export const partner_account_preview = route({
  name: 'partner_account_preview',
  method: 'GET',
  host,
  path: '/account/preview/{view}',
  query: BrandQuery,
  answer: 'page',
})
/** Keeps the pictures of a brand that is not saved, and answers with what to ask a preview for. */
export const api_partner_account_preview = route({
  name: 'api_partner_account_preview',
  method: 'POST',
  host,
  path: '/api/account/preview',
  body: BrandDraft,
  answer: BrandQuery,
})
/** Looks whether a web address can be reached by everybody. */
export const api_partner_link_check = route({
  name: 'api_partner_link_check',
  method: 'POST',
  host,
  path: '/api/links/check',
  body: LinkQuestion,
  answer: LinkCheck,
})
export const api_partner_account_simulation = route({
  name: 'api_partner_account_simulation',
  method: 'GET',
  host,
  path: '/api/account/simulation',
  answer: items(ValidationSimulation),
})
export const api_partner_hosting_node_check = route({
  name: 'api_partner_hosting_node_check',
  method: 'POST',
  host,
  path: '/api/hosting-nodes/{node}/check',
  answer: HostingNode,
})
export const api_partner_webhook_test = route({
  name: 'api_partner_webhook_test',
  method: 'POST',
  host,
  path: '/api/webhooks/{webhook}/test',
  answer: Webhook,
})
export const api_partner_webhook_rotate = route({
  name: 'api_partner_webhook_rotate',
  method: 'POST',
  host,
  path: '/api/webhooks/{webhook}/rotate',
  answer: Webhook,
})
export const api_partner_webhook_deliveries = route({
  name: 'api_partner_webhook_deliveries',
  method: 'GET',
  host,
  path: '/api/webhooks/{webhook}/deliveries',
  answer: items(WebhookDelivery),
})
export const api_partner_webhook_redeliver = route({
  name: 'api_partner_webhook_redeliver',
  method: 'POST',
  host,
  path: '/api/webhooks/{webhook}/deliveries/{delivery}/redeliver',
  answer: 'empty',
})
export const api_partner_client_create = route({
  name: 'api_partner_client_create',
  urlName: 'api_partner_clients',
  method: 'POST',
  host,
  path: '/api/clients',
  body: NewClient,
  answer: ResellerCustomer,
})
export const api_partner_client_update = route({
  name: 'api_partner_client_update',
  method: 'POST',
  host,
  path: '/api/clients/{client}/update',
  digits: ['client'],
  body: ClientChange,
  answer: ResellerCustomer,
})
export const api_partner_client_delete = route({
  name: 'api_partner_client_delete',
  method: 'DELETE',
  host,
  path: '/api/clients/{client}',
  digits: ['client'],
  answer: 'empty',
})
export const api_partner_client_invite = route({
  name: 'api_partner_client_invite',
  method: 'POST',
  host,
  path: '/api/clients/{client}/invite',
  digits: ['client'],
  answer: ResellerCustomer,
})
export const api_partner_client_view = route({
  name: 'api_partner_client_view',
  method: 'POST',
  host,
  path: '/api/clients/{client}/view',
  digits: ['client'],
  body: ViewReason,
  answer: Redirect,
})
export const api_partner_client = route({
  name: 'api_partner_client',
  method: 'GET',
  host,
  path: '/api/clients/{client}',
  digits: ['client'],
  answer: ClientDetails,
})
export const api_partner_client_website_effects = route({
  name: 'api_partner_client_website_effects',
  urlName: 'api_partner_client_website_move',
  method: 'GET',
  host,
  path: '/api/clients/{client}/websites/{website}/move',
  digits: ['client', 'website'],
  query: WebsiteMove,
  answer: WebsiteMoveEffects,
})
export const api_partner_client_website_move = route({
  name: 'api_partner_client_website_move',
  method: 'POST',
  host,
  path: '/api/clients/{client}/websites/{website}/move',
  digits: ['client', 'website'],
  body: WebsiteMove,
  answer: 'empty',
})
export const partner_view_exit = route({ name: 'partner_view_exit', method: 'POST', host, path: '/clients/view/exit', answer: 'page' })
export const partner_settings_preview = route({
  name: 'partner_settings_preview',
  method: 'GET',
  host,
  path: '/partner-settings/preview',
  answer: 'page',
})
export const partner_settings_preview_view = route({
  name: 'partner_settings_preview_view',
  method: 'GET',
  host,
  path: '/partner-settings/preview/{view}',
  answer: 'page',
})
export const api_partner_reseller_settings = route({
  name: 'api_partner_reseller_settings',
  method: 'GET',
  host,
  path: '/api/reseller-settings',
  answer: ResellerSettings,
})
export const api_partner_reseller_settings_save = route({
  name: 'api_partner_reseller_settings_save',
  urlName: 'api_partner_reseller_settings',
  method: 'POST',
  host,
  path: '/api/reseller-settings',
  body: ResellerSettingsChange,
  answer: ResellerSettings,
})
export const api_partner_subscription = route({
  name: 'api_partner_subscription',
  method: 'GET',
  host,
  path: '/api/subscription',
  answer: Subscription,
})
export const api_partner_subscription_preview = route({
  name: 'api_partner_subscription_preview',
  method: 'GET',
  host,
  path: '/api/subscription/preview/{plan}',
  answer: PlanPreview,
})
export const api_partner_subscription_plan = route({
  name: 'api_partner_subscription_plan',
  method: 'POST',
  host,
  path: '/api/subscription/plan',
  body: PlanChange,
  answer: Subscription,
})
export const api_partner_subscription_exit = route({
  name: 'api_partner_subscription_exit',
  method: 'POST',
  host,
  path: '/api/subscription/exit',
  answer: Subscription,
})
export const api_partner_subscription_resume = route({
  name: 'api_partner_subscription_resume',
  method: 'POST',
  host,
  path: '/api/subscription/resume',
  answer: Subscription,
})
export const partner_goals_dismiss = route({ name: 'partner_goals_dismiss', method: 'POST', host, path: '/goals/dismiss', answer: 'empty' })
