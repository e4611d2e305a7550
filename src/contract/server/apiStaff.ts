import { ResellerCustomerQuery } from '../entities/resellerCustomer'
import { StaffRemoval, StaffUpdate } from '../entities/user'
import { WebsiteSelection } from '../entities/websiteMutations'
import * as client from '../routes/apiStaff'
import { serverRoute } from './serverRoute'

const host = 'partner'

export const api_partner_user_assign = serverRoute(client.api_partner_user_assign, {
  host,
  path: '/api/users/{staff}/assign',
  body: WebsiteSelection,
})
export const api_partner_user_remove = serverRoute(client.api_partner_user_remove, {
  host,
  path: '/api/users/{staff}/remove',
  body: StaffRemoval,
})
export const api_partner_user_role = serverRoute(client.api_partner_user_role, { host, path: '/api/users/{staff}/role/{role}' })
export const api_partner_user_update = serverRoute(client.api_partner_user_update, {
  host,
  path: '/api/users/{staff}/update',
  body: StaffUpdate,
})
export const api_partner_user_suggest = serverRoute(client.api_partner_user_suggest, {
  host,
  path: '/api/users/suggestForChangeRequest/{id}/{status}',
  digits: ['id'],
})

export const api_partner_user_activity = serverRoute(client.api_partner_user_activity, { host, path: '/api/users/activity' })

export const api_partner_clients = serverRoute(client.api_partner_clients, { host, path: '/api/clients', query: ResellerCustomerQuery })
