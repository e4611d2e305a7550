import { serverRoute } from '../serverRoute'
import { WebsiteSelection } from '../websites/websiteMutations'
import * as client from './routes'
import { InvitationList } from './staffInvitation'
import { StaffQuery, StaffRemoval, StaffUpdate } from './staffMember'

const host = 'partner'

// Staff.
export const api_partner_users = serverRoute(client.api_partner_users, { host, path: '/api/users/list', query: StaffQuery })

export const api_partner_user_assign = serverRoute(client.api_partner_user_assign, {
  host,
  path: '/api/users/{staff}/assign',
  ids: ['staff'],
  body: WebsiteSelection,
})
export const api_partner_user_remove = serverRoute(client.api_partner_user_remove, {
  host,
  path: '/api/users/{staff}/remove',
  ids: ['staff'],
  body: StaffRemoval,
})
export const api_partner_user_role = serverRoute(client.api_partner_user_role, {
  host,
  path: '/api/users/{staff}/role/{role}',
  ids: ['staff'],
})
export const api_partner_user_update = serverRoute(client.api_partner_user_update, {
  host,
  path: '/api/users/{staff}/update',
  ids: ['staff'],
  body: StaffUpdate,
})
export const api_partner_user_suggest = serverRoute(client.api_partner_user_suggest, {
  host,
  path: '/api/users/suggestForChangeRequest/{id}/{status}',
  digits: ['id'],
})

export const api_partner_user_activity = serverRoute(client.api_partner_user_activity, { host, path: '/api/users/activity' })

// Staff and customers.
export const partner_users = serverRoute(client.partner_users, { host, path: '/users' })
export const partner_users_invite = serverRoute(client.partner_users_invite, { host, path: '/users/invite', body: InvitationList })
export const partner_users_resend_invitation = serverRoute(client.partner_users_resend_invitation, {
  host,
  path: '/users/{staff}/resendInvitation',
  ids: ['staff'],
})
export const partner_users_resend_all = serverRoute(client.partner_users_resend_all, { host, path: '/users/resendInvitations' })
export const partner_users_revoke_invitation = serverRoute(client.partner_users_revoke_invitation, {
  host,
  path: '/users/{staff}/revokeInvitation',
  ids: ['staff'],
})
export const partner_register_send_invitations = serverRoute(client.partner_register_send_invitations, {
  host,
  path: '/register/sendinvitations',
  body: InvitationList,
})
