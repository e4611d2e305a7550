import {
  api_partner_jwt_token,
  partner_events,
  partner_goals,
  partner_goals_dismiss,
  partner_index,
  partner_logout,
  partner_session_start,
  partner_sidebar_counts,
} from '../../../src/contract/server'
import { authorisationRoles, may } from '../../../src/model'
import { sidebarCounts } from '../../db/queries/counts'
import { goalsOf } from '../../db/queries/goals'
import { savePreferences } from '../account/preferences'
import { issueToken } from '../apiToken'
import { countsOf } from '../countsOf'
import { eventStream } from '../eventStream'
import { HttpError } from '../HttpError'
import { isSameOrigin } from '../middleware/csrf'
import { framedPage, page } from '../page'
import { serve } from '../serve'
import { endSession } from '../sessions'
import { signIn } from '../signIn'
import { whoToAsk } from '../whoToAsk'

export const shellRoutes = [
  serve(partner_index, async ({ c, viewer, t }) => {
    if (authorisationRoles(viewer.roles).length > 0) return page(c, viewer, t('overview.title'))
    const forename = viewer.forename || viewer.name || viewer.email
    return framedPage(c, viewer, 'no_role.njk', { title: t('overview.title'), forename, ask: await whoToAsk(c, viewer) })
  }),

  serve(partner_goals, async ({ services, viewer }) => ({ result: await goalsOf(services.db, viewer.partner_id) })),

  serve(partner_goals_dismiss, async ({ c, services, viewer }) => {
    await savePreferences(services, viewer, { goalsDismissed: true })
    return c.body(null, 204)
  }),

  serve(partner_sidebar_counts, async ({ services, viewer }) => {
    const counts = await sidebarCounts(services.db, countsOf(services, viewer))
    return may('see_unassigned_emails', viewer.roles) === 'none' ? { ...counts, unassigned: 0 } : counts
  }),

  serve(partner_events, async ({ c, viewer }) => eventStream(c, viewer)),

  serve(partner_session_start, async ({ c, body, t }) => {
    const result = await signIn(c, body)
    if (!('refusal' in result)) return result
    if (result.refusal === 'login.throttled') throw new HttpError(429, result.refusal)
    throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'password', message: t(result.refusal) }] })
  }),

  serve(api_partner_jwt_token, async ({ services, viewer }) => ({ token: await issueToken(services, viewer) })),

  // The menu goes here by a plain link, so GET ends the session; another site's link to it does not.
  serve(partner_logout, async ({ c }) => {
    if (!isSameOrigin(c)) return c.redirect('/', 303)
    await endSession(c)
    c.header('Clear-Site-Data', '"cache"')
    return c.redirect('/login?notice=loggedOut', 303)
  }),
]
