import { serverRoute } from '../serverRoute'
import * as client from './routes'
import { Credentials } from './session'

const host = 'partner'

export const partner_index = serverRoute(client.partner_index, { host, path: '/' })
export const partner_reengage = serverRoute(client.partner_reengage, { host, path: '/reengage' })
export const partner_goals_dismiss = serverRoute(client.partner_goals_dismiss, { host, path: '/goals/dismiss' })

export const view_privacy = serverRoute(client.view_privacy, { host: 'public', path: '/view/privacy' })

export const partner_events = serverRoute(client.partner_events, { host, path: '/events' })
export const partner_goals = serverRoute(client.partner_goals, { host, path: '/goals' })
export const partner_sidebar_counts = serverRoute(client.partner_sidebar_counts, { host, path: '/api/sidebar_counts' })
export const partner_session_start = serverRoute(client.partner_session_start, { host, path: '/session', body: Credentials })
export const partner_logout = serverRoute(client.partner_logout, { host, path: '/logout' })
export const partner_profile_partner_list = serverRoute(client.partner_profile_partner_list, { host, path: '/profile/partner/list' })
export const partner_profile_partner_select = serverRoute(client.partner_profile_partner_select, {
  host,
  path: '/profile/partner/{selectedPartner}/select',
  digits: ['selectedPartner'],
})
