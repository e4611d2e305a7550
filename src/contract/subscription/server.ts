import * as v from 'valibot'
import { VIEW_NAMES } from '../../model'
import { serverRoute } from '../serverRoute'
import { ContractCancellation } from './contractDetails'
import * as client from './routes'
import { PlanChange } from './subscription'

const host = 'partner'

export const api_partner_contract_values = serverRoute(client.api_partner_contract_values, {
  host: 'partner',
  path: '/api/contracts/values',
  query: v.object({ view: v.optional(v.picklist(VIEW_NAMES)) }),
})

export const external_plans = serverRoute(client.external_plans, {
  host: 'public',
  path: '/plans',
  query: v.object({ userId: v.optional(v.string()), locale: v.optional(v.string()) }),
})
export const external_invoices = serverRoute(client.external_invoices, {
  host: 'backoffice',
  path: '/website/{website}/invoices',
  digits: ['website'],
})
export const external_invoice_paid = serverRoute(client.external_invoice_paid, {
  host: 'backoffice',
  path: '/website/{website}/invoices/{invoice}/paid',
  digits: ['website', 'invoice'],
})

// Subscription and tools.
export const partner_subscription_manage = serverRoute(client.partner_subscription_manage, { host, path: '/subscription/manage' })
export const partner_subscription_exit = serverRoute(client.partner_subscription_exit, { host, path: '/subscription/exit' })
export const partner_subscription_export = serverRoute(client.partner_subscription_export, { host, path: '/subscription/export' })
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
export const partner_website_contract_cancel = serverRoute(client.partner_website_contract_cancel, {
  host,
  path: '/website/{id}/contractData/cancel',
  digits: ['id'],
  body: ContractCancellation,
})
export const partner_website_contract_revoke = serverRoute(client.partner_website_contract_revoke, {
  host,
  path: '/website/{id}/contractData/revoke',
  digits: ['id'],
})
export const partner_website_contract_data = serverRoute(client.partner_website_contract_data, {
  host,
  path: '/website/{id}/contractData',
  digits: ['id'],
})
