import { api_partner_view_create, api_partner_view_delete, api_partner_view_update, api_partner_views } from '../../../src/contract/server'
import { serve } from '../serve'
import { changeSavedView, createSavedView, deleteSavedView, listSavedViews } from '../websites/savedViews'

export const savedViewRoutes = [
  serve(api_partner_views, async ({ services, viewer }) => ({ items: await listSavedViews(services, viewer) })),

  serve(api_partner_view_create, ({ services, viewer, body }) => {
    return createSavedView(services, viewer, body)
  }),

  serve(api_partner_view_update, ({ services, viewer, params, body }) => {
    return changeSavedView(services, viewer, params.view, body)
  }),

  serve(api_partner_view_delete, async ({ c, services, viewer, params }) => {
    await deleteSavedView(services, viewer, params.view)
    return c.body(null, 204)
  }),
]
