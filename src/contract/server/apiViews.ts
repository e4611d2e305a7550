import { SavedViewChange, SavedViewDraft } from '../entities/savedView'
import { WebsitesToDelete } from '../entities/websiteBelongings'
import * as client from '../routes/apiViews'
import { serverRoute } from './serverRoute'

const host = 'partner'

// Saved views, and the recycle bin.
export const api_partner_views = serverRoute(client.api_partner_views, { host, path: '/api/views' })
export const api_partner_view_create = serverRoute(client.api_partner_view_create, { host, path: '/api/views', body: SavedViewDraft })
export const api_partner_view_update = serverRoute(client.api_partner_view_update, {
  host,
  path: '/api/views/{view}',
  body: SavedViewChange,
})
export const api_partner_view_delete = serverRoute(client.api_partner_view_delete, { host, path: '/api/views/{view}' })
export const api_partner_recycle_bin = serverRoute(client.api_partner_recycle_bin, { host, path: '/api/recycle_bin' })
export const api_partner_websites_belongings = serverRoute(client.api_partner_websites_belongings, {
  host,
  path: '/api/websites/belongings',
  body: WebsitesToDelete,
})
