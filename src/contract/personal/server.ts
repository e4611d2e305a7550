import { serverRoute } from '../serverRoute'
import { DraftQuery, DraftToKeep } from './draft'
import { PreferencesChange } from './preferences'
import { ActionLeft, ActionToKeep } from './recentAction'
import * as client from './routes'
import { SavedViewChange, SavedViewDraft } from './savedView'

const host = 'partner'

export const api_partner_actions = serverRoute(client.api_partner_actions, { host, path: '/api/recent-actions' })
export const api_partner_action_keep = serverRoute(client.api_partner_action_keep, {
  host,
  path: '/api/recent-actions',
  body: ActionToKeep,
})
export const api_partner_action_leave = serverRoute(client.api_partner_action_leave, {
  host,
  path: '/api/recent-actions',
  body: ActionLeft,
})

export const api_partner_draft = serverRoute(client.api_partner_draft, { host, path: '/api/draft', query: DraftQuery })
export const api_partner_draft_keep = serverRoute(client.api_partner_draft_keep, { host, path: '/api/draft', body: DraftToKeep })
export const api_partner_draft_drop = serverRoute(client.api_partner_draft_drop, { host, path: '/api/draft', query: DraftQuery })

export const api_partner_preferences = serverRoute(client.api_partner_preferences, {
  host,
  path: '/api/preferences',
  body: PreferencesChange,
})

// Saved views, and the recycle bin.
export const api_partner_views = serverRoute(client.api_partner_views, { host, path: '/api/views' })
export const api_partner_view_create = serverRoute(client.api_partner_view_create, { host, path: '/api/views', body: SavedViewDraft })
export const api_partner_view_update = serverRoute(client.api_partner_view_update, {
  host,
  path: '/api/views/{view}',
  ids: ['view'],
  body: SavedViewChange,
})
export const api_partner_view_delete = serverRoute(client.api_partner_view_delete, { host, path: '/api/views/{view}', ids: ['view'] })
