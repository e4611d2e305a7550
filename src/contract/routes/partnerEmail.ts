import { EmailTemplate, EmailTemplateDraft, EmailTemplateVersion } from '../entities/emailTemplate'
import { EmailPreview, EmailUndo, MailerOptions, MailerQuery, MailPictureQuery, OutgoingEmail, TakenBackEmail } from '../entities/mailer'
import { Message } from '../entities/message'
import { StoredFile } from '../entities/storedFile'
import {
  InboxRule,
  InboxRuleDraft,
  InboxRuleResult,
  UnassignedEmail,
  UnassignedEmailAssignment,
  UnassignedEmailQuery,
  UnassignedEmailRestore,
  UnassignedEmailSelection,
} from '../entities/unassignedEmail'
import { Upload } from '../entities/upload'
import { items, list } from '../envelopes'
import { route } from '../route'

const host = 'partner'

// E-mail composer. The spec names no path for the composer's own page, sending, taking back, preview and test, nor for
// templates as data, their files and their versions: those are ours.
export const partner_email_composer_templates = route({
  name: 'partner_email_composer_templates',
  method: 'GET',
  host,
  path: '/email-composer/templates',
  answer: 'page',
})
export const partner_email_composer_template_save = route({
  name: 'partner_email_composer_template_save',
  urlName: 'partner_email_composer_templates',
  method: 'POST',
  host,
  path: '/email-composer/templates',
  body: EmailTemplateDraft,
  answer: EmailTemplate,
})
export const partner_email_composer_template_list = route({
  name: 'partner_email_composer_template_list',
  method: 'GET',
  host,
  path: '/email-composer/templates/list',
  answer: items(EmailTemplate),
})
export const partner_email_composer_template_files = route({
  name: 'partner_email_composer_template_files',
  method: 'POST',
  host,
  path: '/email-composer/templates/files',
  body: Upload,
  bodyType: 'multipart',
  answer: items(StoredFile),
})
export const partner_email_composer_mailer = route({
  name: 'partner_email_composer_mailer',
  method: 'GET',
  host,
  path: '/email-composer/mailer/{id}',
  query: MailerQuery,
  answer: MailerOptions,
})
export const partner_email_composer_mailer_send = route({
  name: 'partner_email_composer_mailer_send',
  method: 'POST',
  host,
  path: '/email-composer/mailer/{id}',
  headers: ['Idempotency-Key'],
  body: OutgoingEmail,
  answer: Message,
})
export const partner_email_composer_mailer_files = route({
  name: 'partner_email_composer_mailer_files',
  method: 'POST',
  host,
  path: '/email-composer/mailer/{id}/files',
  body: Upload,
  bodyType: 'multipart',
  answer: items(StoredFile),
})
export const partner_email_composer_mailer_undo = route({
  name: 'partner_email_composer_mailer_undo',
  method: 'POST',
  host,
  path: '/email-composer/mailer/{id}/undo',
  body: EmailUndo,
  answer: TakenBackEmail,
})
export const partner_email_composer_mailer_preview = route({
  name: 'partner_email_composer_mailer_preview',
  method: 'POST',
  host,
  path: '/email-composer/mailer/{id}/preview',
  body: OutgoingEmail,
  answer: EmailPreview,
})
export const partner_email_composer_mailer_test = route({
  name: 'partner_email_composer_mailer_test',
  method: 'POST',
  host,
  path: '/email-composer/mailer/{id}/test',
  body: OutgoingEmail,
  answer: 'empty',
})
export const partner_email_composer_template_versions = route({
  name: 'partner_email_composer_template_versions',
  method: 'GET',
  host,
  path: '/email-composer/templates/{template}/versions',
  answer: items(EmailTemplateVersion),
})
export const partner_email_composer = route({
  name: 'partner_email_composer',
  method: 'GET',
  host,
  path: '/email-composer/compose/{website}',
  answer: 'page',
})

// Unassigned e-mails. The page is `partner_unassigned_emails`, its data the view. Assigning, restoring, rules
// and pictures from the internet have no path in the spec: they are ours.
export const partner_unassigned_emails = route({
  name: 'partner_unassigned_emails',
  method: 'ANY',
  host,
  path: '/unassigned_emails',
  answer: 'page',
})
export const partner_unassigned_emails_view = route({
  name: 'partner_unassigned_emails_view',
  method: 'ANY',
  host,
  path: '/unassigned_emails/view',
  query: UnassignedEmailQuery,
  answer: list(UnassignedEmail),
})
export const partner_unassigned_emails_remove = route({
  name: 'partner_unassigned_emails_remove',
  method: 'DELETE',
  host,
  path: '/unassigned_emails/remove',
  body: UnassignedEmailSelection,
  answer: 'empty',
})
export const partner_unassigned_emails_assign = route({
  name: 'partner_unassigned_emails_assign',
  method: 'POST',
  host,
  path: '/unassigned_emails/assign',
  body: UnassignedEmailAssignment,
  answer: items(Message),
})
export const partner_unassigned_emails_restore = route({
  name: 'partner_unassigned_emails_restore',
  method: 'POST',
  host,
  path: '/unassigned_emails/restore',
  body: UnassignedEmailRestore,
  answer: 'empty',
})
export const partner_unassigned_emails_rules = route({
  name: 'partner_unassigned_emails_rules',
  method: 'GET',
  host,
  path: '/unassigned_emails/rules',
  answer: items(InboxRule),
})
export const partner_unassigned_emails_rule_save = route({
  name: 'partner_unassigned_emails_rule_save',
  method: 'POST',
  host,
  path: '/unassigned_emails/rules',
  body: InboxRuleDraft,
  answer: InboxRuleResult,
})
export const partner_unassigned_emails_rule_delete = route({
  name: 'partner_unassigned_emails_rule_delete',
  method: 'DELETE',
  host,
  path: '/unassigned_emails/rules/{rule}',
  answer: 'empty',
})
export const partner_unassigned_emails_source = route({
  name: 'partner_unassigned_emails_source',
  method: 'GET',
  host,
  path: '/unassigned_emails/{email}/source',
  answer: 'file',
})
export const partner_unassigned_emails_left_out = route({
  name: 'partner_unassigned_emails_left_out',
  method: 'GET',
  host,
  path: '/unassigned_emails/{email}/left-out/{part}',
  answer: 'file',
})
export const partner_unassigned_emails_picture = route({
  name: 'partner_unassigned_emails_picture',
  method: 'GET',
  host,
  path: '/unassigned_emails/{email}/picture',
  query: MailPictureQuery,
  answer: 'file',
})
