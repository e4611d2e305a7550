import { items } from '../envelopes'
import { StoredFile } from '../files/storedFile'
import { route } from '../route'
import { EmailTemplate, EmailTemplateVersion } from './emailTemplate'

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
export const partner_email_composer_template_versions = route({
  name: 'partner_email_composer_template_versions',
  method: 'GET',
  answer: items(EmailTemplateVersion),
})
