import * as v from 'valibot'
import { items, list } from '../envelopes'
import { route } from '../route'
import { BulkResult } from '../websites/websiteMutations'
import { StaffActivity } from './staffActivity'
import { StaffInvitation } from './staffInvitation'
import { User } from '../user'
import { StaffMember } from './staffMember'

// Staff.
export const api_partner_users = route({ name: 'api_partner_users', method: 'GET', answer: list(StaffMember) })

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

// Staff and customers.
export const partner_users = route({ name: 'partner_users', method: 'GET', answer: 'page' })
export const partner_users_invite = route({ name: 'partner_users_invite', method: 'POST', answer: items(StaffInvitation) })
export const partner_users_resend_invitation = route({ name: 'partner_users_resend_invitation', method: 'POST', answer: StaffInvitation })
export const partner_users_resend_all = route({ name: 'partner_users_resend_all', method: 'POST', answer: items(StaffInvitation) })
export const partner_users_revoke_invitation = route({ name: 'partner_users_revoke_invitation', method: 'POST', answer: 'empty' })
export const partner_register_send_invitations = route({
  name: 'partner_register_send_invitations',
  method: 'POST',
  answer: items(StaffInvitation),
})
