import { items } from '../envelopes'
import { route } from '../route'
import { ResellerPlan } from './resellerPlan'
import { ResellerSettings } from './resellerSettings'

export const api_partner_reseller_settings = route({ name: 'api_partner_reseller_settings', method: 'GET', answer: ResellerSettings })
export const api_partner_reseller_settings_save = route({
  name: 'api_partner_reseller_settings_save',
  urlName: 'api_partner_reseller_settings',
  method: 'POST',
  answer: ResellerSettings,
})
export const api_partner_reseller_plans = route({ name: 'api_partner_reseller_plans', method: 'GET', answer: items(ResellerPlan) })
export const api_partner_reseller_plan_create = route({
  name: 'api_partner_reseller_plan_create',
  urlName: 'api_partner_reseller_plans',
  method: 'POST',
  answer: ResellerPlan,
})
export const api_partner_reseller_plan_update = route({ name: 'api_partner_reseller_plan_update', method: 'POST', answer: ResellerPlan })
/** Refused while customers have it. */
export const api_partner_reseller_plan_delete = route({
  name: 'api_partner_reseller_plan_delete',
  urlName: 'api_partner_reseller_plan_update',
  method: 'DELETE',
  answer: 'empty',
})
