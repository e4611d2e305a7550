import { Upload } from '../files/upload'
import { serverRoute } from '../serverRoute'
import { EmailTemplateDraft } from './emailTemplate'
import * as client from './routes'

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
export const partner_email_composer_template_versions = serverRoute(client.partner_email_composer_template_versions, {
  host,
  path: '/email-composer/templates/{template}/versions',
  ids: ['template'],
})
