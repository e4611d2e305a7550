import {
  partner_email_composer,
  partner_email_composer_mailer,
  partner_email_composer_mailer_files,
  partner_email_composer_mailer_preview,
  partner_email_composer_mailer_send,
  partner_email_composer_mailer_test,
  partner_email_composer_mailer_undo,
  partner_email_composer_template_files,
  partner_email_composer_template_list,
  partner_email_composer_template_save,
  partner_email_composer_template_versions,
  partner_email_composer_templates,
} from '../../../src/contract/server'
import { mailerOptions } from '../../mail/composer/mailerOptions'
import { prepareEmail } from '../../mail/composer/prepareEmail'
import { sendEmail, testEmail } from '../../mail/composer/sendEmail'
import { takeBack } from '../../mail/composer/takeBack'
import { findTemplate, listTemplates, saveTemplate, templateVersions } from '../../mail/composer/templates'
import { countSending } from '../../mail/countSending'
import { page } from '../page'
import { serve } from '../serve'
import { findMessage } from '../websites/messages/findMessage'
import { storeFiles } from '../websites/storeFiles'

export const emailRoutes = [
  serve(partner_email_composer, ({ c, viewer, t }) => page(c, viewer, t('mailer.title'))),

  serve(partner_email_composer_templates, ({ c, viewer, t }) => page(c, viewer, t('emailTemplates.title'))),

  serve(partner_email_composer_template_list, async ({ services, viewer }) => ({ items: await listTemplates(services, viewer) })),

  serve(partner_email_composer_template_versions, async ({ services, viewer, params }) => ({
    items: await templateVersions(services, viewer, params.template),
  })),

  serve(partner_email_composer_template_save, async ({ c, services, viewer, body }) => {
    const id = await saveTemplate(services, viewer, body)
    if (id === 'stale') return c.json(await findTemplate(services, viewer, Number(body.id)), 409)
    return findTemplate(services, viewer, id)
  }),

  serve(partner_email_composer_template_files, async ({ services, viewer, body }) => ({
    items: await storeFiles(services, viewer, null, [body.file].flat()),
  })),

  serve(partner_email_composer_mailer, ({ services, viewer, params, query }) => mailerOptions(services, viewer, params.id, query.reply)),

  serve(partner_email_composer_mailer_files, async ({ services, viewer, params, body }) => ({
    items: await storeFiles(services, viewer, params.id, [body.file].flat()),
  })),

  serve(partner_email_composer_mailer_preview, async ({ services, viewer, params, body }) => {
    const { subject, html, text, missing } = await prepareEmail(services, viewer, params.id, body)
    return { from: viewer.email, to: body.to, subject, html, text, missing }
  }),

  serve(partner_email_composer_mailer_test, async ({ c, services, viewer, params, body }) => {
    await countSending(services, viewer)
    await testEmail(services, viewer, params.id, body)
    return c.body(null, 204)
  }),

  serve(partner_email_composer_mailer_send, async ({ c, services, viewer, params, body, t }) => {
    await countSending(services, viewer)
    const key = c.req.header('idempotency-key')
    const id = await sendEmail(services, viewer, { websiteId: params.id, email: body, key, t })
    return findMessage(services, viewer, id)
  }),

  serve(partner_email_composer_mailer_undo, async ({ services, viewer, params, body }) => {
    return takeBack(services, viewer, params.id, body.message)
  }),
]
