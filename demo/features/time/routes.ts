import {
  api_partner_session,
  api_partner_session_recent,
  api_partner_session_start,
  api_partner_session_stop,
  api_partner_session_tick,
  api_partner_time_report,
  partner_tools_time_report,
  partner_website_time_budget,
  partner_website_time_spent,
} from '../../../src/contract/server'
import { page } from '../../pages/frame'
import { requestKey } from '../../kernel/request/requestKey'
import { serve } from '../../kernel/serve'
import { recentlyTimed } from './recentlyTimed'
import { readTimer, startTimer, stopTimer, tickTimer } from './runTimer'
import { saveTimeEntry } from './saveTimeEntry'
import { setBudget } from './setBudget'
import { timeReport } from './timeReport'
import { timeSpent } from './timeSpent'

const stop = serve(api_partner_session_stop, ({ services, viewer, body }) => stopTimer(services, viewer, body))

export const timeRoutes = [
  serve(partner_tools_time_report, ({ c, viewer, t }) => page(c, viewer, t('page.timeReport'))),

  serve(api_partner_time_report, ({ services, viewer, query, t }) => timeReport(services, viewer, query, t)),

  serve(api_partner_session, ({ services, viewer }) => readTimer(services, viewer)),

  serve(api_partner_session_recent, async ({ services, viewer }) => ({ items: await recentlyTimed(services, viewer) })),

  serve(api_partner_session_start, ({ services, viewer, params }) => startTimer(services, viewer, params.website)),

  stop,

  // Some that leave a page can send no other method, and nothing with it.
  { ...stop, route: { ...stop.route, method: 'POST' as const } },

  serve(api_partner_session_tick, ({ services, viewer, query }) => tickTimer(services, viewer, query.keep === '1')),

  serve(partner_website_time_spent, async ({ c, services, viewer, params, body, t }) => {
    const websiteId = params.website
    const outcome = body && (await saveTimeEntry(services, viewer, { websiteId, draft: body, key: requestKey(c), t }))
    const spent = await timeSpent(services, viewer, websiteId)
    return outcome === 'stale' ? c.json(spent, 409) : spent
  }),

  serve(partner_website_time_budget, async ({ services, viewer, params, body }) => {
    await setBudget(services, viewer, params.website, body.minutes)
    return timeSpent(services, viewer, params.website)
  }),
]
