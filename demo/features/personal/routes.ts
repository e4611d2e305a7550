import {
  api_partner_action_keep,
  api_partner_action_leave,
  api_partner_actions,
  api_partner_draft,
  api_partner_draft_drop,
  api_partner_draft_keep,
  api_partner_preferences,
  api_partner_view_create,
  api_partner_view_delete,
  api_partner_view_update,
  api_partner_views,
} from '../../../src/contract/server'
import { dropDraft, keepDraft, readDraft } from './drafts'
import { savePreferences } from './preferences'
import { keepAction, leaveOfAction, recentActions } from './recentActions'
import { requestKey } from '../../kernel/request/requestKey'
import { serve } from '../../kernel/serve'
import { changeSavedView, createSavedView, deleteSavedView, listSavedViews } from './savedViews'

export const personalRoutes = [
  serve(api_partner_preferences, ({ services, viewer, body }) => {
    return savePreferences(services, viewer, body)
  }),

  serve(api_partner_actions, async ({ services, viewer, t }) => ({ items: await recentActions(services, viewer, t) })),

  serve(api_partner_action_keep, async ({ c, services, viewer, body }) => {
    await keepAction(services, viewer, body)
    return c.body(null, 204)
  }),

  serve(api_partner_action_leave, async ({ c, services, viewer, body }) => {
    await leaveOfAction(services, viewer, body)
    return c.body(null, 204)
  }),

  serve(api_partner_draft, ({ services, viewer, query }) => readDraft(services, viewer, query.key)),

  serve(api_partner_draft_keep, async ({ c, services, viewer, body }) => {
    await keepDraft(services, viewer, body.key, body.content)
    return c.body(null, 204)
  }),

  serve(api_partner_draft_drop, async ({ c, services, viewer, query }) => {
    await dropDraft(services, viewer, query.key)
    return c.body(null, 204)
  }),

  serve(api_partner_views, async ({ services, viewer }) => ({ items: await listSavedViews(services, viewer) })),

  serve(api_partner_view_create, ({ c, services, viewer, body }) => {
    return createSavedView(services, viewer, body, requestKey(c))
  }),

  serve(api_partner_view_update, ({ services, viewer, params, body }) => {
    return changeSavedView(services, viewer, params.view, body)
  }),

  serve(api_partner_view_delete, async ({ c, services, viewer, params }) => {
    await deleteSavedView(services, viewer, params.view)
    return c.body(null, 204)
  }),
]
