import { StopTimer, TickTimer, Timer } from '../entities/timer'
import { route } from '../route'

const host = 'partner'

// Work timer.
export const api_partner_session = route({ name: 'api_partner_session', method: 'GET', host, path: '/api/session', answer: Timer })
export const api_partner_session_start = route({
  name: 'api_partner_session_start',
  method: 'POST',
  host,
  path: '/api/session/start/{website}',
  digits: ['website'],
  answer: Timer,
})
export const api_partner_session_stop = route({
  name: 'api_partner_session_stop',
  method: 'PUT',
  host,
  path: '/api/session/stop',
  body: StopTimer,
  answer: Timer,
})
export const api_partner_session_tick = route({
  name: 'api_partner_session_tick',
  method: 'PUT',
  host,
  path: '/api/session/tick',
  query: TickTimer,
  answer: Timer,
})
