import * as v from 'valibot'
import { Goals } from '../entities/goals'
import { Partner } from '../entities/partner'
import { Session } from '../entities/session'
import { SidebarCounts } from '../entities/sidebarCounts'
import { Redirect } from '../envelopes'
import { route } from '../route'

export const partner_events = route({ name: 'partner_events', method: 'GET', answer: 'events' })
export const partner_goals = route({ name: 'partner_goals', method: 'GET', answer: v.object({ result: Goals }) })
export const partner_sidebar_counts = route({ name: 'partner_sidebar_counts', method: 'GET', answer: SidebarCounts })
/** Signs in from within a page whose session has ended, for the partner it shows. */
export const partner_session_start = route({ name: 'partner_session_start', method: 'POST', answer: Session })
export const partner_logout = route({ name: 'partner_logout', method: 'ANY', answer: 'page' })
export const partner_profile_partner_list = route({ name: 'partner_profile_partner_list', method: 'ANY', answer: v.array(Partner) })
export const partner_profile_partner_select = route({ name: 'partner_profile_partner_select', method: 'POST', answer: Redirect })
