import { items } from '../envelopes'
import { route } from '../route'
import { KeptDraft } from './draft'
import { UserPreferences } from './preferences'
import { RecentAction } from './recentAction'
import { SavedView } from './savedView'

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

// The spec knows drafts of the browser only: these are ours.
export const api_partner_draft = route({ name: 'api_partner_draft', method: 'GET', answer: KeptDraft })
export const api_partner_draft_keep = route({
  name: 'api_partner_draft_keep',
  urlName: 'api_partner_draft',
  method: 'PUT',
  answer: 'empty',
})
export const api_partner_draft_drop = route({
  name: 'api_partner_draft_drop',
  urlName: 'api_partner_draft',
  method: 'DELETE',
  answer: 'empty',
})

// The spec knows none: these are ours.
export const api_partner_preferences = route({ name: 'api_partner_preferences', method: 'PUT', answer: UserPreferences })

// Saved views, and the recycle bin.
export const api_partner_views = route({ name: 'api_partner_views', method: 'GET', answer: items(SavedView) })
export const api_partner_view_create = route({
  name: 'api_partner_view_create',
  urlName: 'api_partner_views',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: SavedView,
})
export const api_partner_view_update = route({ name: 'api_partner_view_update', method: 'PUT', answer: SavedView })
export const api_partner_view_delete = route({ name: 'api_partner_view_delete', method: 'DELETE', answer: 'empty' })
