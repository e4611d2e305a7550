import { MacroDraft } from '../entities/macro'
import * as client from '../routes/apiMacros'
import { serverRoute } from './serverRoute'

const host = 'partner'

export const api_partner_macros = serverRoute(client.api_partner_macros, { host, path: '/api/macros' })
export const api_partner_macro_create = serverRoute(client.api_partner_macro_create, { host, path: '/api/macros', body: MacroDraft })
export const api_partner_macro_update = serverRoute(client.api_partner_macro_update, {
  host,
  path: '/api/macros/{macro}',
  body: MacroDraft,
})
export const api_partner_macro_delete = serverRoute(client.api_partner_macro_delete, { host, path: '/api/macros/{macro}' })
