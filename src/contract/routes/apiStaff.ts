import * as v from 'valibot'
import { ResellerCustomer, ResellerCustomerQuery } from '../entities/resellerCustomer'
import { StaffActivity } from '../entities/staffActivity'
import { StaffMember, StaffRemoval, StaffUpdate, User } from '../entities/user'
import { BulkResult, WebsiteSelection } from '../entities/websiteMutations'
import { items, list } from '../envelopes'
import { route } from '../route'

const host = 'partner'

// What is done with staff, and the customers of resellers.
export const api_partner_user_assign = route({
  name: 'api_partner_user_assign',
  method: 'POST',
  host,
  path: '/api/users/{staff}/assign',
  body: WebsiteSelection,
  answer: BulkResult,
})
export const api_partner_user_remove = route({
  name: 'api_partner_user_remove',
  method: 'POST',
  host,
  path: '/api/users/{staff}/remove',
  body: StaffRemoval,
  answer: 'empty',
})
export const api_partner_user_role = route({
  name: 'api_partner_user_role',
  method: 'POST',
  host,
  path: '/api/users/{staff}/role/{role}',
  answer: StaffMember,
})
export const api_partner_user_update = route({
  name: 'api_partner_user_update',
  method: 'POST',
  host,
  path: '/api/users/{staff}/update',
  body: StaffUpdate,
  answer: StaffMember,
})
export const api_partner_user_suggest = route({
  name: 'api_partner_user_suggest',
  method: 'GET',
  host,
  path: '/api/users/suggestForChangeRequest/{id}/{status}',
  digits: ['id'],
  answer: v.object({ user: v.nullable(User) }),
})

export const api_partner_user_activity = route({
  name: 'api_partner_user_activity',
  method: 'GET',
  host,
  path: '/api/users/activity',
  answer: items(StaffActivity),
})

export const api_partner_clients = route({
  name: 'api_partner_clients',
  method: 'GET',
  host,
  path: '/api/clients',
  query: ResellerCustomerQuery,
  answer: list(ResellerCustomer),
})
