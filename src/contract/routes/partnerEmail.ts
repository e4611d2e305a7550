import { EmailTemplate, EmailTemplateVersion } from '../entities/emailTemplate'
import { EmailPreview, MailerOptions, TakenBackEmail } from '../entities/mailer'
import { Message } from '../entities/message'
import { StoredFile } from '../entities/storedFile'
import { InboxRule, InboxRuleResult, UnassignedEmail } from '../entities/unassignedEmail'
import { items, list } from '../envelopes'
import { route } from '../route'

export const partner_email_composer_templates = route({ name: 'partner_email_composer_templates', method: 'GET', answer: 'page' })
export const partner_email_composer_template_save = route({
  name: 'partner_email_composer_template_save',
  urlName: 'partner_email_composer_templates',
  method: 'POST',
  answer: EmailTemplate,
})
export const partner_email_composer_template_list = route({
  name: 'partner_email_composer_template_list',
  method: 'GET',
  answer: items(EmailTemplate),
})
export const partner_email_composer_template_files = route({
  name: 'partner_email_composer_template_files',
  method: 'POST',
  bodyType: 'multipart',
  answer: items(StoredFile),
})
export const partner_email_composer_mailer = route({ name: 'partner_email_composer_mailer', method: 'GET', answer: MailerOptions })
export const partner_email_composer_mailer_send = route({
  name: 'partner_email_composer_mailer_send',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: Message,
})
export const partner_email_composer_mailer_files = route({
  name: 'partner_email_composer_mailer_files',
  method: 'POST',
  bodyType: 'multipart',
  answer: items(StoredFile),
})
export const partner_email_composer_mailer_undo = route({
  name: 'partner_email_composer_mailer_undo',
  method: 'POST',
  answer: TakenBackEmail,
})
export const partner_email_composer_mailer_preview = route({
  name: 'partner_email_composer_mailer_preview',
  method: 'POST',
  answer: EmailPreview,
})
export const partner_email_composer_mailer_test = route({ name: 'partner_email_composer_mailer_test', method: 'POST', answer: 'empty' })
export const partner_email_composer_template_versions = route({
  name: 'partner_email_composer_template_versions',
  method: 'GET',
  answer: items(EmailTemplateVersion),
})
export const partner_email_composer = route({ name: 'partner_email_composer', method: 'GET', answer: 'page' })

export const partner_unassigned_emails = route({ name: 'partner_unassigned_emails', method: 'ANY', answer: 'page' })
export const partner_unassigned_emails_view = route({
  name: 'partner_unassigned_emails_view',
  method: 'ANY',
  answer: list(UnassignedEmail),
})
export const partner_unassigned_emails_remove = route({ name: 'partner_unassigned_emails_remove', method: 'DELETE', answer: 'empty' })
export const partner_unassigned_emails_assign = route({ name: 'partner_unassigned_emails_assign', method: 'POST', answer: items(Message) })
export const partner_unassigned_emails_restore = route({ name: 'partner_unassigned_emails_restore', method: 'POST', answer: 'empty' })
export const partner_unassigned_emails_rules = route({ name: 'partner_unassigned_emails_rules', method: 'GET', answer: items(InboxRule) })
export const partner_unassigned_emails_rule_save = route({
  name: 'partner_unassigned_emails_rule_save',
  method: 'POST',
  answer: InboxRuleResult,
})
export const partner_unassigned_emails_rule_delete = route({
  name: 'partner_unassigned_emails_rule_delete',
  method: 'DELETE',
  answer: 'empty',
})
export const partner_unassigned_emails_source = route({ name: 'partner_unassigned_emails_source', method: 'GET', answer: 'file' })
export const partner_unassigned_emails_left_out = route({ name: 'partner_unassigned_emails_left_out', method: 'GET', answer: 'file' })
export const partner_unassigned_emails_picture = route({ name: 'partner_unassigned_emails_picture', method: 'GET', answer: 'file' })
