import * as v from 'valibot'
import { ResellerCustomer } from '../entities/resellerCustomer'
import { StaffActivity } from '../entities/staffActivity'
import { StaffMember, User } from '../entities/user'
import { BulkResult } from '../entities/websiteMutations'
import { items, list } from '../envelopes'
import { route } from '../route'

// What is done with staff, and the customers of resellers.
export const api_partner_user_assign = route({ name: 'api_partner_user_assign', method: 'POST', answer: BulkResult })
export const api_partner_user_remove = route({ name: 'api_partner_user_remove', method: 'POST', answer: 'empty' })
export const api_partner_user_role = route({ name: 'api_partner_user_role', method: 'POST', answer: StaffMember })
export const api_partner_user_update = route({ name: 'api_partner_user_update', method: 'POST', answer: StaffMember })
export const api_partner_user_suggest = route({
  name: 'api_partner_user_suggest',
  method: 'GET',
  answer: v.object({ user: v.nullable(User) }),
})

export const api_partner_user_activity = route({ name: 'api_partner_user_activity', method: 'GET', answer: items(StaffActivity) })

export const api_partner_clients = route({ name: 'api_partner_clients', method: 'GET', answer: list(ResellerCustomer) })
