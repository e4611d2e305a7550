import { Timer } from '../entities/timer'
import { route } from '../route'

// Work timer.
export const api_partner_session = route({ name: 'api_partner_session', method: 'GET', answer: Timer })
export const api_partner_session_start = route({ name: 'api_partner_session_start', method: 'POST', answer: Timer })
export const api_partner_session_stop = route({ name: 'api_partner_session_stop', method: 'PUT', answer: Timer })
export const api_partner_session_tick = route({ name: 'api_partner_session_tick', method: 'PUT', answer: Timer })
