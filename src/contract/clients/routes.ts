import { list, Redirect } from '../envelopes'
import { route } from '../route'
import { ClientDetails, WebsiteMoveEffects } from './clientDetails'
import { ResellerCustomer } from './resellerCustomer'

export const api_partner_clients = route({ name: 'api_partner_clients', method: 'GET', answer: list(ResellerCustomer) })
export const partner_clients = route({ name: 'partner_clients', method: 'ANY', answer: 'page' })
export const partner_client = route({ name: 'partner_client', method: 'GET', answer: 'page' })
export const api_partner_client_create = route({
  name: 'api_partner_client_create',
  urlName: 'api_partner_clients',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: ResellerCustomer,
})
export const api_partner_client_update = route({ name: 'api_partner_client_update', method: 'POST', answer: ResellerCustomer })
export const api_partner_client_delete = route({ name: 'api_partner_client_delete', method: 'DELETE', answer: 'empty' })
export const api_partner_client_invite = route({ name: 'api_partner_client_invite', method: 'POST', answer: ResellerCustomer })
export const api_partner_client_view = route({ name: 'api_partner_client_view', method: 'POST', answer: Redirect })
export const api_partner_client = route({ name: 'api_partner_client', method: 'GET', answer: ClientDetails })
export const api_partner_client_website_effects = route({
  name: 'api_partner_client_website_effects',
  urlName: 'api_partner_client_website_move',
  method: 'GET',
  answer: WebsiteMoveEffects,
})
export const api_partner_client_website_move = route({ name: 'api_partner_client_website_move', method: 'POST', answer: 'empty' })
export const partner_view_exit = route({ name: 'partner_view_exit', method: 'POST', answer: 'page' })
