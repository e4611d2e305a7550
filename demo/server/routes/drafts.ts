import { api_partner_draft, api_partner_draft_drop, api_partner_draft_keep } from '../../../src/contract/server'
import { dropDraft, keepDraft, readDraft } from '../account/drafts'
import { serve } from '../serve'

export const draftRoutes = [
  serve(api_partner_draft, ({ services, viewer, query }) => readDraft(services, viewer, query.key)),

  serve(api_partner_draft_keep, async ({ c, services, viewer, body }) => {
    await keepDraft(services, viewer, body.key, body.content)
    return c.body(null, 204)
  }),

  serve(api_partner_draft_drop, async ({ c, services, viewer, query }) => {
    await dropDraft(services, viewer, query.key)
    return c.body(null, 204)
  }),
]
