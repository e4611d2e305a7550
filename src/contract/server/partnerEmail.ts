import { EmailTemplateDraft } from '../entities/emailTemplate'
import { EmailUndo, MailerQuery, MailPictureQuery, OutgoingEmail } from '../entities/mailer'
import {
  InboxRuleDraft,
  UnassignedEmailAssignment,
  UnassignedEmailQuery,
  UnassignedEmailRestore,
  UnassignedEmailSelection,
} from '../entities/unassignedEmail'
import { Upload } from '../entities/upload'
import * as client from '../routes/partnerEmail'
import { serverRoute } from './serverRoute'

const host = 'partner'

// E-mail composer. The spec names no path for the composer's own page, sending, taking back, preview and test, nor for
// templates as data, their files and their versions: those are ours.
export const partner_email_composer_templates = serverRoute(client.partner_email_composer_templates, {
  host,
  path: '/email-composer/templates',
})
export const partner_email_composer_template_save = serverRoute(client.partner_email_composer_template_save, {
  host,
  path: '/email-composer/templates',
  body: EmailTemplateDraft,
})
export const partner_email_composer_template_list = serverRoute(client.partner_email_composer_template_list, {
  host,
  path: '/email-composer/templates/list',
})
export const partner_email_composer_template_files = serverRoute(client.partner_email_composer_template_files, {
  host,
  path: '/email-composer/templates/files',
  body: Upload,
})
export const partner_email_composer_mailer = serverRoute(client.partner_email_composer_mailer, {
  host,
  path: '/email-composer/mailer/{id}',
  query: MailerQuery,
})
export const partner_email_composer_mailer_send = serverRoute(client.partner_email_composer_mailer_send, {
  host,
  path: '/email-composer/mailer/{id}',
  body: OutgoingEmail,
})
export const partner_email_composer_mailer_files = serverRoute(client.partner_email_composer_mailer_files, {
  host,
  path: '/email-composer/mailer/{id}/files',
  body: Upload,
})
export const partner_email_composer_mailer_undo = serverRoute(client.partner_email_composer_mailer_undo, {
  host,
  path: '/email-composer/mailer/{id}/undo',
  body: EmailUndo,
})
export const partner_email_composer_mailer_preview = serverRoute(client.partner_email_composer_mailer_preview, {
  host,
  path: '/email-composer/mailer/{id}/preview',
  body: OutgoingEmail,
})
export const partner_email_composer_mailer_test = serverRoute(client.partner_email_composer_mailer_test, {
  host,
  path: '/email-composer/mailer/{id}/test',
  body: OutgoingEmail,
})
export const partner_email_composer_template_versions = serverRoute(client.partner_email_composer_template_versions, {
  host,
  path: '/email-composer/templates/{template}/versions',
})
export const partner_email_composer = serverRoute(client.partner_email_composer, { host, path: '/email-composer/compose/{website}' })

// Unassigned e-mails. The page is `partner_unassigned_emails`, its data the view. Assigning, restoring, rules
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
})
export const partner_unassigned_emails_source = serverRoute(client.partner_unassigned_emails_source, {
  host,
  path: '/unassigned_emails/{email}/source',
})
export const partner_unassigned_emails_left_out = serverRoute(client.partner_unassigned_emails_left_out, {
  host,
  path: '/unassigned_emails/{email}/left-out/{part}',
})
export const partner_unassigned_emails_picture = serverRoute(client.partner_unassigned_emails_picture, {
  host,
  path: '/unassigned_emails/{email}/picture',
  query: MailPictureQuery,
})
