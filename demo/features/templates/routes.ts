import {
  partner_email_composer_template_files,
  partner_email_composer_template_list,
  partner_email_composer_template_save,
  partner_email_composer_template_versions,
  partner_email_composer_templates,
} from '../../../src/contract/server'
import { findTemplate, listTemplates, saveTemplate, templateVersions } from './emailTemplates'
import { page } from '../../pages/frame'
import { serve } from '../../kernel/serve'
import { storeFiles } from '../files/storeFiles'

export const templatesRoutes = [
  serve(partner_email_composer_templates, ({ c, viewer, t }) => page(c, viewer, t('emailTemplates.title'))),

  serve(partner_email_composer_template_list, async ({ services, viewer }) => ({ items: await listTemplates(services, viewer) })),

  serve(partner_email_composer_template_versions, async ({ services, viewer, params }) => ({
    items: await templateVersions(services, viewer, params.template),
  })),

  serve(partner_email_composer_template_save, async ({ c, services, viewer, body, t }) => {
    const id = await saveTemplate(services, viewer, body, t)
    if (id === 'stale') return c.json(await findTemplate(services, viewer, Number(body.id)), 409)
    return findTemplate(services, viewer, id)
  }),

  serve(partner_email_composer_template_files, async ({ services, viewer, body }) => ({
    items: await storeFiles(services, viewer, null, [body.file].flat()),
  })),
]
