import * as v from 'valibot'
import { Partner } from '../account/partner'
import { Redirect } from '../envelopes'
import { route } from '../route'
import { Goals } from './goals'
import { Session } from './session'
import { SidebarCounts } from './sidebarCounts'

// Lists of websites, one page per manager view.
export const partner_index = route({ name: 'partner_index', method: 'ANY', answer: 'page' })
export const partner_reengage = route({ name: 'partner_reengage', method: 'ANY', answer: 'page' })
export const partner_goals_dismiss = route({ name: 'partner_goals_dismiss', method: 'POST', answer: 'empty' })

// Predefined website elements, rendered by the server.
export const view_privacy = route({ name: 'view_privacy', method: 'GET', answer: 'page' })

export const partner_events = route({ name: 'partner_events', method: 'GET', answer: 'events' })
export const partner_goals = route({ name: 'partner_goals', method: 'GET', answer: v.object({ result: Goals }) })
export const partner_sidebar_counts = route({ name: 'partner_sidebar_counts', method: 'GET', answer: SidebarCounts })
/** Signs in from within a page whose session has ended, for the partner it shows. */
export const partner_session_start = route({ name: 'partner_session_start', method: 'POST', answer: Session })
export const partner_logout = route({ name: 'partner_logout', method: 'ANY', answer: 'page' })
export const partner_profile_partner_list = route({ name: 'partner_profile_partner_list', method: 'ANY', answer: v.array(Partner) })
export const partner_profile_partner_select = route({ name: 'partner_profile_partner_select', method: 'POST', answer: Redirect })
