import { route } from '../route'
import { TimeSpent } from './timeEntry'
import { RecentlyTimed, Timer } from './timer'
import { TimeReport } from './timeReport'

// Work timer.
export const api_partner_session = route({ name: 'api_partner_session', method: 'GET', answer: Timer })
// Ours: to go on with.
export const api_partner_session_recent = route({ name: 'api_partner_session_recent', method: 'GET', answer: RecentlyTimed })
export const api_partner_session_start = route({ name: 'api_partner_session_start', method: 'POST', answer: Timer })
export const api_partner_session_stop = route({ name: 'api_partner_session_stop', method: 'PUT', answer: Timer })
export const api_partner_session_tick = route({ name: 'api_partner_session_tick', method: 'PUT', answer: Timer })

// Worked time over all websites.
export const api_partner_time_report = route({ name: 'api_partner_time_report', method: 'GET', answer: TimeReport })
export const partner_tools_time_report = route({ name: 'partner_tools_time_report', method: 'ANY', answer: 'page' })
export const partner_website_time_spent = route({
  name: 'partner_website_time_spent',
  method: 'ANY',
  headers: ['Idempotency-Key'],
  answer: TimeSpent,
})
// Ours: how long the work may take.
export const partner_website_time_budget = route({ name: 'partner_website_time_budget', method: 'PUT', answer: TimeSpent })
