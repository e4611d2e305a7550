import { api_partner_action_keep, api_partner_action_leave, api_partner_actions } from '../../../src/contract/server'
import { keepAction, leaveOfAction, recentActions } from '../account/recentActions'
import { serve } from '../serve'

export const actionRoutes = [
  serve(api_partner_actions, async ({ services, viewer, t }) => ({ items: await recentActions(services, viewer, t) })),

  serve(api_partner_action_keep, async ({ c, services, viewer, body }) => {
    await keepAction(services, viewer, body)
    return c.body(null, 204)
  }),

  serve(api_partner_action_leave, async ({ c, services, viewer, body }) => {
    await leaveOfAction(services, viewer, body)
    return c.body(null, 204)
  }),
]
