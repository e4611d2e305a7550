import { StaffInvitation } from '../entities/staffInvitation'
import { items } from '../envelopes'
import { route } from '../route'

// Profile.
export const partner_profile = route({ name: 'partner_profile', method: 'ANY', answer: 'page' })
export const partner_profile_language = route({ name: 'partner_profile_language', method: 'ANY', answer: 'page' })
export const partner_change_password = route({ name: 'partner_change_password', method: 'ANY', bodyType: 'form', answer: 'empty' })

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
export const partner_clients = route({ name: 'partner_clients', method: 'ANY', answer: 'page' })
export const partner_client = route({ name: 'partner_client', method: 'GET', answer: 'page' })
export const partner_settings = route({ name: 'partner_settings', method: 'ANY', answer: 'page' })

// Subscription and tools.
export const partner_subscription_manage = route({ name: 'partner_subscription_manage', method: 'ANY', answer: 'page' })
export const partner_subscription_exit = route({ name: 'partner_subscription_exit', method: 'ANY', answer: 'page' })
/** Everything the team has, as one ZIP. */
export const partner_subscription_export = route({ name: 'partner_subscription_export', method: 'GET', answer: 'file' })
export const partner_tools_mail_transfer = route({ name: 'partner_tools_mail_transfer', method: 'ANY', answer: 'page' })
export const partner_tools_time_report = route({ name: 'partner_tools_time_report', method: 'ANY', answer: 'page' })
export const partner_file_original = route({ name: 'partner_file_original', method: 'ANY', answer: 'file' })

// Lists of websites, one page per manager view.
export const partner_index = route({ name: 'partner_index', method: 'ANY', answer: 'page' })
export const partner_tickets = route({ name: 'partner_tickets', method: 'ANY', answer: 'page' })
export const partner_reengage = route({ name: 'partner_reengage', method: 'ANY', answer: 'page' })
export const partner_overdue_websites = route({ name: 'partner_overdue_websites', method: 'ANY', answer: 'page' })
export const partner_overdue_todos = route({ name: 'partner_overdue_todos', method: 'ANY', answer: 'page' })
export const partner_websites = route({ name: 'partner_websites', method: 'ANY', answer: 'page' })
export const partner_websites_leads = route({ name: 'partner_websites_leads', method: 'ANY', answer: 'page' })
export const partner_websites_assign = route({ name: 'partner_websites_assign', method: 'ANY', answer: 'page' })
export const partner_templates = route({ name: 'partner_templates', method: 'ANY', answer: 'page' })
export const partner_domains = route({ name: 'partner_domains', method: 'ANY', answer: 'page' })
