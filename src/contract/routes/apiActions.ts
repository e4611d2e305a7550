import { RecentAction } from '../entities/recentAction'
import { items } from '../envelopes'
import { route } from '../route'

// The spec knows actions of the browser only: these are ours.
export const api_partner_actions = route({ name: 'api_partner_actions', method: 'GET', answer: items(RecentAction) })
export const api_partner_action_keep = route({
  name: 'api_partner_action_keep',
  urlName: 'api_partner_actions',
  method: 'PUT',
  answer: 'empty',
})
export const api_partner_action_leave = route({
  name: 'api_partner_action_leave',
  urlName: 'api_partner_actions',
  method: 'PATCH',
  answer: 'empty',
})
