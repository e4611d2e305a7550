import { PasswordForm } from '../entities/passwordForm'
import { InvitationList } from '../entities/staffInvitation'
import * as client from '../routes/partner'
import { serverRoute } from './serverRoute'

const host = 'partner'

// Profile.
export const partner_profile = serverRoute(client.partner_profile, { host, path: '/profile' })
export const partner_profile_language = serverRoute(client.partner_profile_language, { host, path: '/profile/language/{language}' })
export const partner_change_password = serverRoute(client.partner_change_password, { host, path: '/change_password', body: PasswordForm })

// Staff and customers.
export const partner_users = serverRoute(client.partner_users, { host, path: '/users' })
export const partner_users_invite = serverRoute(client.partner_users_invite, { host, path: '/users/invite', body: InvitationList })
export const partner_users_resend_invitation = serverRoute(client.partner_users_resend_invitation, {
  host,
  path: '/users/{staff}/resendInvitation',
})
export const partner_users_resend_all = serverRoute(client.partner_users_resend_all, { host, path: '/users/resendInvitations' })
export const partner_users_revoke_invitation = serverRoute(client.partner_users_revoke_invitation, {
  host,
  path: '/users/{staff}/revokeInvitation',
})
export const partner_register_send_invitations = serverRoute(client.partner_register_send_invitations, {
  host,
  path: '/register/sendinvitations',
  body: InvitationList,
})
export const partner_clients = serverRoute(client.partner_clients, { host, path: '/clients' })
export const partner_client = serverRoute(client.partner_client, { host, path: '/clients/{client}', digits: ['client'] })
export const partner_settings = serverRoute(client.partner_settings, { host, path: '/partner-settings' })

// Subscription and tools.
export const partner_subscription_manage = serverRoute(client.partner_subscription_manage, { host, path: '/subscription/manage' })
export const partner_subscription_exit = serverRoute(client.partner_subscription_exit, { host, path: '/subscription/exit' })
export const partner_subscription_export = serverRoute(client.partner_subscription_export, { host, path: '/subscription/export' })
export const partner_tools_mail_transfer = serverRoute(client.partner_tools_mail_transfer, { host, path: '/tools/mailtransfer' })
export const partner_tools_time_report = serverRoute(client.partner_tools_time_report, { host, path: '/tools/timereport' })
export const partner_file_original = serverRoute(client.partner_file_original, { host, path: '/original/{file}/file' })

export const partner_index = serverRoute(client.partner_index, { host, path: '/' })
export const partner_tickets = serverRoute(client.partner_tickets, { host, path: '/tickets' })
export const partner_reengage = serverRoute(client.partner_reengage, { host, path: '/reengage' })
export const partner_overdue_websites = serverRoute(client.partner_overdue_websites, { host, path: '/overdue-websites' })
export const partner_overdue_todos = serverRoute(client.partner_overdue_todos, { host, path: '/overdue-todos' })
export const partner_websites = serverRoute(client.partner_websites, { host, path: '/websites' })
export const partner_websites_leads = serverRoute(client.partner_websites_leads, { host, path: '/websites/leads' })
export const partner_websites_assign = serverRoute(client.partner_websites_assign, { host, path: '/websites/assign' })
export const partner_templates = serverRoute(client.partner_templates, { host, path: '/templates' })
export const partner_domains = serverRoute(client.partner_domains, { host, path: '/domains' })
