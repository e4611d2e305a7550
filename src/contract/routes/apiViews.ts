import { BinnedWebsite } from '../entities/binnedWebsite'
import { SavedView } from '../entities/savedView'
import { WebsiteBelongings } from '../entities/websiteBelongings'
import { items } from '../envelopes'
import { route } from '../route'

// Saved views, and the recycle bin.
export const api_partner_views = route({ name: 'api_partner_views', method: 'GET', answer: items(SavedView) })
export const api_partner_view_create = route({
  name: 'api_partner_view_create',
  urlName: 'api_partner_views',
  method: 'POST',
  answer: SavedView,
})
export const api_partner_view_update = route({ name: 'api_partner_view_update', method: 'PUT', answer: SavedView })
export const api_partner_view_delete = route({ name: 'api_partner_view_delete', method: 'DELETE', answer: 'empty' })
export const api_partner_recycle_bin = route({ name: 'api_partner_recycle_bin', method: 'GET', answer: items(BinnedWebsite) })
// A question, but about more websites than an address has room for.
export const api_partner_websites_belongings = route({ name: 'api_partner_websites_belongings', method: 'POST', answer: WebsiteBelongings })
