import { BinnedWebsite } from '../entities/binnedWebsite'
import { SavedView, SavedViewChange, SavedViewDraft } from '../entities/savedView'
import { WebsiteBelongings, WebsitesToDelete } from '../entities/websiteBelongings'
import { items } from '../envelopes'
import { route } from '../route'

const host = 'partner'

// Saved views, and the recycle bin.
export const api_partner_views = route({ name: 'api_partner_views', method: 'GET', host, path: '/api/views', answer: items(SavedView) })
export const api_partner_view_create = route({
  name: 'api_partner_view_create',
  urlName: 'api_partner_views',
  method: 'POST',
  host,
  path: '/api/views',
  body: SavedViewDraft,
  answer: SavedView,
})
export const api_partner_view_update = route({
  name: 'api_partner_view_update',
  method: 'PUT',
  host,
  path: '/api/views/{view}',
  body: SavedViewChange,
  answer: SavedView,
})
export const api_partner_view_delete = route({
  name: 'api_partner_view_delete',
  method: 'DELETE',
  host,
  path: '/api/views/{view}',
  answer: 'empty',
})
export const api_partner_recycle_bin = route({
  name: 'api_partner_recycle_bin',
  method: 'GET',
  host,
  path: '/api/recycle_bin',
  answer: items(BinnedWebsite),
})
// A question, but about more websites than an address has room for.
export const api_partner_websites_belongings = route({
  name: 'api_partner_websites_belongings',
  method: 'POST',
  host,
  path: '/api/websites/belongings',
  body: WebsitesToDelete,
  answer: WebsiteBelongings,
})
