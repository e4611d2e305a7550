import { MailPictureQuery } from '../messages/mailPicture'
import { serverRoute } from '../serverRoute'
import * as client from './routes'
import {
  InboxRuleDraft,
  UnassignedEmailAssignment,
  UnassignedEmailChange,
  UnassignedEmailQuery,
  UnassignedEmailRestore,
  UnassignedEmailSelection,
} from './unassignedEmail'

const host = 'partner'

// Unassigned e-mails. The page is `partner_unassigned_emails`, its data the view. Assigning, changing, restoring, rules
// and pictures from the internet have no path in the spec: they are ours.
export const partner_unassigned_emails = serverRoute(client.partner_unassigned_emails, { host, path: '/unassigned_emails' })
export const partner_unassigned_emails_view = serverRoute(client.partner_unassigned_emails_view, {
  host,
  path: '/unassigned_emails/view',
  query: UnassignedEmailQuery,
})
export const partner_unassigned_emails_remove = serverRoute(client.partner_unassigned_emails_remove, {
  host,
  path: '/unassigned_emails/remove',
  body: UnassignedEmailSelection,
})
export const partner_unassigned_emails_assign = serverRoute(client.partner_unassigned_emails_assign, {
  host,
  path: '/unassigned_emails/assign',
  body: UnassignedEmailAssignment,
})
export const partner_unassigned_emails_change = serverRoute(client.partner_unassigned_emails_change, {
  host,
  path: '/unassigned_emails/change',
  body: UnassignedEmailChange,
})
export const partner_unassigned_emails_restore = serverRoute(client.partner_unassigned_emails_restore, {
  host,
  path: '/unassigned_emails/restore',
  body: UnassignedEmailRestore,
})
export const partner_unassigned_emails_rules = serverRoute(client.partner_unassigned_emails_rules, {
  host,
  path: '/unassigned_emails/rules',
})
export const partner_unassigned_emails_rule_save = serverRoute(client.partner_unassigned_emails_rule_save, {
  host,
  path: '/unassigned_emails/rules',
  body: InboxRuleDraft,
})
export const partner_unassigned_emails_rule_delete = serverRoute(client.partner_unassigned_emails_rule_delete, {
  host,
  path: '/unassigned_emails/rules/{rule}',
  ids: ['rule'],
})
export const partner_unassigned_emails_source = serverRoute(client.partner_unassigned_emails_source, {
  host,
  path: '/unassigned_emails/{email}/source',
  ids: ['email'],
})
export const partner_unassigned_emails_left_out = serverRoute(client.partner_unassigned_emails_left_out, {
  host,
  path: '/unassigned_emails/{email}/left-out/{part}',
  ids: ['email', 'part'],
})
export const partner_unassigned_emails_picture = serverRoute(client.partner_unassigned_emails_picture, {
  host,
  path: '/unassigned_emails/{email}/picture',
  ids: ['email'],
  query: MailPictureQuery,
})
