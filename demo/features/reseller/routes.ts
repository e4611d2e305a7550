import {
  api_partner_reseller_plan_create,
  api_partner_reseller_plan_delete,
  api_partner_reseller_plan_update,
  api_partner_reseller_plans,
  api_partner_reseller_settings,
  api_partner_reseller_settings_save,
  partner_settings,
  partner_settings_preview,
  partner_settings_preview_view,
} from '../../../src/contract/server'
import { saveClientDefaults } from './saveClientDefaults'
import { clientDefaults } from '../account/clientDefaults'
import { serve } from '../../kernel/serve'
import { page } from '../../pages/frame'
import { deletePlan, findPlan, plansOf, savePlan } from '../clients/plans/plans'
import { previewAsClient, previewViewAsClient } from './previewAsClient'

export const resellerRoutes = [
  serve(api_partner_reseller_settings, ({ services, viewer }) => clientDefaults(services.db, viewer.partner_id)),

  serve(api_partner_reseller_settings_save, async ({ services, viewer, body, t }) => {
    await saveClientDefaults(services, viewer, body, t)
    return clientDefaults(services.db, viewer.partner_id)
  }),

  serve(api_partner_reseller_plans, async ({ services, viewer }) => ({ items: await plansOf(services.db, viewer.partner_id) })),

  serve(api_partner_reseller_plan_create, async ({ services, viewer, body, t }) =>
    findPlan(services.db, viewer, await savePlan(services, viewer, body, t)),
  ),

  serve(api_partner_reseller_plan_update, async ({ services, viewer, params, body, t }) =>
    findPlan(services.db, viewer, await savePlan(services, viewer, body, t, params.plan)),
  ),

  serve(api_partner_reseller_plan_delete, async ({ c, services, viewer, params, t }) => {
    await deletePlan(services, viewer, params.plan, t)
    return c.body(null, 204)
  }),

  serve(partner_settings_preview, ({ c, viewer, t }) => previewAsClient(c, viewer, t)),

  serve(partner_settings_preview_view, ({ c, viewer, params, t }) => previewViewAsClient(c, viewer, params.view, t)),

  serve(partner_settings, ({ c, viewer, t }) => page(c, viewer, t('menu.reseller-settings'))),
]
