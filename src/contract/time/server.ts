import { serverRoute } from '../serverRoute'
import * as client from './routes'
import { TimeBudget, TimeEntryDraft } from './timeEntry'
import { StopTimer, TickTimer } from './timer'
import { TimeReportQuery } from './timeReport'

const host = 'partner'
const digits = ['website'] as const

// Work timer.
export const api_partner_session = serverRoute(client.api_partner_session, { host, path: '/api/session' })
export const api_partner_session_recent = serverRoute(client.api_partner_session_recent, { host, path: '/api/session/recent' })
export const api_partner_session_start = serverRoute(client.api_partner_session_start, {
  host,
  path: '/api/session/start/{website}',
  digits: ['website'],
})
export const api_partner_session_stop = serverRoute(client.api_partner_session_stop, { host, path: '/api/session/stop', body: StopTimer })
export const api_partner_session_tick = serverRoute(client.api_partner_session_tick, { host, path: '/api/session/tick', query: TickTimer })

// Worked time over all websites.
export const api_partner_time_report = serverRoute(client.api_partner_time_report, {
  host,
  path: '/api/tools/timereport',
  query: TimeReportQuery,
})
export const partner_tools_time_report = serverRoute(client.partner_tools_time_report, { host, path: '/tools/timereport' })
export const partner_website_time_spent = serverRoute(client.partner_website_time_spent, {
  host,
  path: '/website/{website}/time/spent',
  digits,
  body: TimeEntryDraft,
})
export const partner_website_time_budget = serverRoute(client.partner_website_time_budget, {
  host,
  path: '/website/{website}/time/budget',
  digits,
  body: TimeBudget,
})
