import { PasswordForm } from '../entities/passwordForm'
import { InvitationList, StaffInvitation } from '../entities/staffInvitation'
import { items } from '../envelopes'
import { route } from '../route'

const host = 'partner'

// Profile.
export const partner_profile = route({ name: 'partner_profile', method: 'ANY', host, path: '/profile', answer: 'page' })
export const partner_profile_language = route({
  name: 'partner_profile_language',
  method: 'ANY',
  host,
  path: '/profile/language/{language}',
  answer: 'page',
})
export const partner_change_password = route({
  name: 'partner_change_password',
  method: 'ANY',
  host,
  path: '/change_password',
  body: PasswordForm,
  bodyType: 'form',
  answer: 'empty',
})

// Staff and customers.
export const partner_users = route({ name: 'partner_users', method: 'GET', host, path: '/users', answer: 'page' })
export const partner_users_invite = route({
  name: 'partner_users_invite',
  method: 'POST',
  host,
  path: '/users/invite',
  body: InvitationList,
  answer: items(StaffInvitation),
})
export const partner_users_resend_invitation = route({
  name: 'partner_users_resend_invitation',
  method: 'POST',
  host,
  path: '/users/{staff}/resendInvitation',
  answer: StaffInvitation,
})
export const partner_users_resend_all = route({
  name: 'partner_users_resend_all',
  method: 'POST',
  host,
  path: '/users/resendInvitations',
  answer: items(StaffInvitation),
})
export const partner_users_revoke_invitation = route({
  name: 'partner_users_revoke_invitation',
  method: 'POST',
  host,
  path: '/users/{staff}/revokeInvitation',
  answer: 'empty',
})
export const partner_register_send_invitations = route({
  name: 'partner_register_send_invitations',
  method: 'POST',
  host,
  path: '/register/sendinvitations',
  body: InvitationList,
  answer: items(StaffInvitation),
})
export const partner_clients = route({ name: 'partner_clients', method: 'ANY', host, path: '/clients', answer: 'page' })
export const partner_client = route({
  name: 'partner_client',
  method: 'GET',
  host,
  path: '/clients/{client}',
  digits: ['client'],
  answer: 'page',
})
export const partner_settings = route({ name: 'partner_settings', method: 'ANY', host, path: '/partner-settings', answer: 'page' })

// Subscription and tools.
export const partner_subscription_manage = route({
  name: 'partner_subscription_manage',
  method: 'ANY',
  host,
  path: '/subscription/manage',
  answer: 'page',
})
export const partner_subscription_exit = route({
  name: 'partner_subscription_exit',
  method: 'ANY',
  host,
  path: '/subscription/exit',
  answer: 'page',
})
/** Everything the team has, as one ZIP. */
export const partner_subscription_export = route({
  name: 'partner_subscription_export',
  method: 'GET',
  host,
  path: '/subscription/export',
  answer: 'file',
})
export const partner_tools_mail_transfer = route({
  name: 'partner_tools_mail_transfer',
  method: 'ANY',
  host,
  path: '/tools/mailtransfer',
  answer: 'page',
})
export const partner_tools_time_report = route({
  name: 'partner_tools_time_report',
  method: 'ANY',
  host,
  path: '/tools/timereport',
  answer: 'page',
})
export const partner_file_original = route({
  name: 'partner_file_original',
  method: 'ANY',
  host,
  path: '/original/{file}/file',
  answer: 'file',
})

// Lists of websites, one page per manager view.
export const partner_index = route({ name: 'partner_index', method: 'ANY', host, path: '/', answer: 'page' })
export const partner_tickets = route({ name: 'partner_tickets', method: 'ANY', host, path: '/tickets', answer: 'page' })
export const partner_reengage = route({ name: 'partner_reengage', method: 'ANY', host, path: '/reengage', answer: 'page' })
export const partner_overdue_websites = route({
  name: 'partner_overdue_websites',
  method: 'ANY',
  host,
  path: '/overdue-websites',
  answer: 'page',
})
export const partner_overdue_todos = route({ name: 'partner_overdue_todos', method: 'ANY', host, path: '/overdue-todos', answer: 'page' })
export const partner_websites = route({ name: 'partner_websites', method: 'ANY', host, path: '/websites', answer: 'page' })
export const partner_websites_leads = route({
  name: 'partner_websites_leads',
  method: 'ANY',
  host,
  path: '/websites/leads',
  answer: 'page',
})
export const partner_websites_assign = route({
  name: 'partner_websites_assign',
  method: 'ANY',
  host,
  path: '/websites/assign',
  answer: 'page',
})
export const partner_templates = route({ name: 'partner_templates', method: 'ANY', host, path: '/templates', answer: 'page' })
export const partner_domains = route({ name: 'partner_domains', method: 'ANY', host, path: '/domains', answer: 'page' })
