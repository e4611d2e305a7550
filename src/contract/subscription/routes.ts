import { items } from '../envelopes'
import { route } from '../route'
import { ContractDetails } from './contractDetails'
import { ContractValue } from './contractValue'
import { PlanPreview, Subscription } from './subscription'

// Ours: what the contracts behind the websites of a view come to.
export const api_partner_contract_values = route({ name: 'api_partner_contract_values', method: 'GET', answer: items(ContractValue) })

// Pages of the provider that the partner host only links to (spec 2.3); briefing and invoices live on its back-office host.
export const external_plans = route({ name: 'external_plans', method: 'GET', answer: 'page' })
export const external_invoices = route({ name: 'external_invoices', method: 'GET', answer: 'page' })
export const external_invoice_paid = route({ name: 'external_invoice_paid', method: 'POST', answer: 'page' })

// Subscription and tools.
export const partner_subscription_manage = route({ name: 'partner_subscription_manage', method: 'ANY', answer: 'page' })
export const partner_subscription_exit = route({ name: 'partner_subscription_exit', method: 'ANY', answer: 'page' })
/** Everything the team has, as one ZIP. */
export const partner_subscription_export = route({ name: 'partner_subscription_export', method: 'GET', answer: 'file' })
export const api_partner_subscription = route({ name: 'api_partner_subscription', method: 'GET', answer: Subscription })
export const api_partner_subscription_preview = route({ name: 'api_partner_subscription_preview', method: 'GET', answer: PlanPreview })
export const api_partner_subscription_plan = route({ name: 'api_partner_subscription_plan', method: 'POST', answer: Subscription })
export const api_partner_subscription_exit = route({ name: 'api_partner_subscription_exit', method: 'POST', answer: Subscription })
export const api_partner_subscription_resume = route({ name: 'api_partner_subscription_resume', method: 'POST', answer: Subscription })
// The spec names no way to end a contract but the back office's own page: these are ours.
export const partner_website_contract_cancel = route({ name: 'partner_website_contract_cancel', method: 'POST', answer: ContractDetails })
export const partner_website_contract_revoke = route({ name: 'partner_website_contract_revoke', method: 'POST', answer: ContractDetails })
export const partner_website_contract_data = route({ name: 'partner_website_contract_data', method: 'GET', answer: ContractDetails })
