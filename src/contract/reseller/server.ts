import { serverRoute } from '../serverRoute'
import { ResellerPlanDraft } from './resellerPlan'
import { ResellerSettingsChange } from './resellerSettings'
import * as client from './routes'

const host = 'partner'
export const api_partner_reseller_settings = serverRoute(client.api_partner_reseller_settings, { host, path: '/api/reseller-settings' })
export const api_partner_reseller_settings_save = serverRoute(client.api_partner_reseller_settings_save, {
  host,
  path: '/api/reseller-settings',
  body: ResellerSettingsChange,
})

const plan = { host, path: '/api/reseller-plans/{plan}', ids: ['plan'] } as const
export const api_partner_reseller_plans = serverRoute(client.api_partner_reseller_plans, { host, path: '/api/reseller-plans' })
export const api_partner_reseller_plan_create = serverRoute(client.api_partner_reseller_plan_create, {
  host,
  path: '/api/reseller-plans',
  body: ResellerPlanDraft,
})
export const api_partner_reseller_plan_update = serverRoute(client.api_partner_reseller_plan_update, { ...plan, body: ResellerPlanDraft })
export const api_partner_reseller_plan_delete = serverRoute(client.api_partner_reseller_plan_delete, plan)
