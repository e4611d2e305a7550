import { StopTimer, TickTimer } from '../entities/timer'
import * as client from '../routes/apiTimer'
import { serverRoute } from './serverRoute'

const host = 'partner'

// Work timer.
export const api_partner_session = serverRoute(client.api_partner_session, { host, path: '/api/session' })
export const api_partner_session_start = serverRoute(client.api_partner_session_start, {
  host,
  path: '/api/session/start/{website}',
  digits: ['website'],
})
export const api_partner_session_stop = serverRoute(client.api_partner_session_stop, { host, path: '/api/session/stop', body: StopTimer })
export const api_partner_session_tick = serverRoute(client.api_partner_session_tick, { host, path: '/api/session/tick', query: TickTimer })
