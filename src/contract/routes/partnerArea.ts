import { BrandQuery } from '../entities/brandPreview'
import { ClientDetails, WebsiteMoveEffects } from '../entities/clientDetails'
import { HostingNode } from '../entities/hostingNode'
import { ResellerCustomer } from '../entities/resellerCustomer'
import { ResellerSettings } from '../entities/resellerSettings'
import { LinkCheck } from '../entities/linkCheck'
import { PartnerSettings } from '../entities/partnerSettings'
import { ForwardTest, OwnDomainCheck, SenderCheck, TestMail } from '../entities/mailSetup'
import { PlanPreview, Subscription } from '../entities/subscription'
import { SettingsChange } from '../entities/settingsChange'
import { ValidationSimulation } from '../entities/validationSimulation'
import { Webhook, WebhookDelivery } from '../entities/webhook'
import { items, Redirect } from '../envelopes'
import { route } from '../route'

export const partner_account_settings = route({ name: 'partner_account_settings', method: 'ANY', answer: 'page' })
export const api_partner_account_changes = route({ name: 'api_partner_account_changes', method: 'GET', answer: items(SettingsChange) })
export const api_partner_account_restore = route({ name: 'api_partner_account_restore', method: 'POST', answer: PartnerSettings })
export const api_partner_account_sender = route({ name: 'api_partner_account_sender', method: 'GET', answer: SenderCheck })
export const api_partner_account_test_mail = route({ name: 'api_partner_account_test_mail', method: 'POST', answer: TestMail })
export const api_partner_account_forward_test = route({ name: 'api_partner_account_forward_test', method: 'GET', answer: ForwardTest })
export const api_partner_account_forward_test_start = route({
  name: 'api_partner_account_forward_test_start',
  urlName: 'api_partner_account_forward_test',
  method: 'POST',
  answer: ForwardTest,
})
export const api_partner_account_own_domain = route({ name: 'api_partner_account_own_domain', method: 'GET', answer: OwnDomainCheck })
/** Asks the name servers of the saved domain at once whose it is. */
export const api_partner_account_own_domain_check = route({
  name: 'api_partner_account_own_domain_check',
  method: 'POST',
  answer: OwnDomainCheck,
})
/** A page or mail as others see it, under a brand that may not be saved yet; made for a frame. */
export const partner_account_preview = route({ name: 'partner_account_preview', method: 'GET', answer: 'page' })
/** Keeps the pictures of a brand that is not saved, and answers with what to ask a preview for. */
export const api_partner_account_preview = route({ name: 'api_partner_account_preview', method: 'POST', answer: BrandQuery })
/** Looks whether a web address can be reached by everybody. */
export const api_partner_link_check = route({ name: 'api_partner_link_check', method: 'POST', answer: LinkCheck })
export const api_partner_account_simulation = route({
  name: 'api_partner_account_simulation',
  method: 'GET',
  answer: items(ValidationSimulation),
})
export const api_partner_hosting_node_check = route({ name: 'api_partner_hosting_node_check', method: 'POST', answer: HostingNode })
export const api_partner_webhook_test = route({ name: 'api_partner_webhook_test', method: 'POST', answer: Webhook })
export const api_partner_webhook_rotate = route({ name: 'api_partner_webhook_rotate', method: 'POST', answer: Webhook })
export const api_partner_webhook_deliveries = route({
  name: 'api_partner_webhook_deliveries',
  method: 'GET',
  answer: items(WebhookDelivery),
})
export const api_partner_webhook_redeliver = route({ name: 'api_partner_webhook_redeliver', method: 'POST', answer: 'empty' })
export const api_partner_client_create = route({
  name: 'api_partner_client_create',
  urlName: 'api_partner_clients',
  method: 'POST',
  answer: ResellerCustomer,
})
export const api_partner_client_update = route({ name: 'api_partner_client_update', method: 'POST', answer: ResellerCustomer })
export const api_partner_client_delete = route({ name: 'api_partner_client_delete', method: 'DELETE', answer: 'empty' })
export const api_partner_client_invite = route({ name: 'api_partner_client_invite', method: 'POST', answer: ResellerCustomer })
export const api_partner_client_view = route({ name: 'api_partner_client_view', method: 'POST', answer: Redirect })
export const api_partner_client = route({ name: 'api_partner_client', method: 'GET', answer: ClientDetails })
export const api_partner_client_website_effects = route({
  name: 'api_partner_client_website_effects',
  urlName: 'api_partner_client_website_move',
  method: 'GET',
  answer: WebsiteMoveEffects,
})
export const api_partner_client_website_move = route({ name: 'api_partner_client_website_move', method: 'POST', answer: 'empty' })
export const partner_view_exit = route({ name: 'partner_view_exit', method: 'POST', answer: 'page' })
export const partner_settings_preview = route({ name: 'partner_settings_preview', method: 'GET', answer: 'page' })
export const partner_settings_preview_view = route({ name: 'partner_settings_preview_view', method: 'GET', answer: 'page' })
export const api_partner_reseller_settings = route({ name: 'api_partner_reseller_settings', method: 'GET', answer: ResellerSettings })
export const api_partner_reseller_settings_save = route({
  name: 'api_partner_reseller_settings_save',
  urlName: 'api_partner_reseller_settings',
  method: 'POST',
  answer: ResellerSettings,
})
export const api_partner_subscription = route({ name: 'api_partner_subscription', method: 'GET', answer: Subscription })
export const api_partner_subscription_preview = route({ name: 'api_partner_subscription_preview', method: 'GET', answer: PlanPreview })
export const api_partner_subscription_plan = route({ name: 'api_partner_subscription_plan', method: 'POST', answer: Subscription })
export const api_partner_subscription_exit = route({ name: 'api_partner_subscription_exit', method: 'POST', answer: Subscription })
export const api_partner_subscription_resume = route({ name: 'api_partner_subscription_resume', method: 'POST', answer: Subscription })
export const partner_goals_dismiss = route({ name: 'partner_goals_dismiss', method: 'POST', answer: 'empty' })
