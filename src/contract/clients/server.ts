import { serverRoute } from '../serverRoute'
import { WebsiteMove } from './clientDetails'
import { ClientChange, NewClient, ResellerCustomerQuery, ViewReason } from './resellerCustomer'
import * as client from './routes'

const host = 'partner'

export const api_partner_clients = serverRoute(client.api_partner_clients, { host, path: '/api/clients', query: ResellerCustomerQuery })
export const partner_clients = serverRoute(client.partner_clients, { host, path: '/clients' })
export const partner_client = serverRoute(client.partner_client, { host, path: '/clients/{client}', digits: ['client'] })
export const api_partner_client_create = serverRoute(client.api_partner_client_create, { host, path: '/api/clients', body: NewClient })
export const api_partner_client_update = serverRoute(client.api_partner_client_update, {
  host,
  path: '/api/clients/{client}/update',
  digits: ['client'],
  body: ClientChange,
})
export const api_partner_client_delete = serverRoute(client.api_partner_client_delete, {
  host,
  path: '/api/clients/{client}',
  digits: ['client'],
})
export const api_partner_client_invite = serverRoute(client.api_partner_client_invite, {
  host,
  path: '/api/clients/{client}/invite',
  digits: ['client'],
})
export const api_partner_client_view = serverRoute(client.api_partner_client_view, {
  host,
  path: '/api/clients/{client}/view',
  digits: ['client'],
  body: ViewReason,
})
export const api_partner_client = serverRoute(client.api_partner_client, { host, path: '/api/clients/{client}', digits: ['client'] })
export const api_partner_client_website_effects = serverRoute(client.api_partner_client_website_effects, {
  host,
  path: '/api/clients/{client}/websites/{website}/move',
  digits: ['client', 'website'],
  query: WebsiteMove,
})
export const api_partner_client_website_move = serverRoute(client.api_partner_client_website_move, {
  host,
  path: '/api/clients/{client}/websites/{website}/move',
  digits: ['client', 'website'],
  body: WebsiteMove,
})
export const partner_view_exit = serverRoute(client.partner_view_exit, { host, path: '/clients/view/exit' })
