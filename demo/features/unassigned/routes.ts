import {
  partner_unassigned_emails,
  partner_unassigned_emails_assign,
  partner_unassigned_emails_change,
  partner_unassigned_emails_left_out,
  partner_unassigned_emails_picture,
  partner_unassigned_emails_remove,
  partner_unassigned_emails_restore,
  partner_unassigned_emails_rule_delete,
  partner_unassigned_emails_rule_save,
  partner_unassigned_emails_rules,
  partner_unassigned_emails_source,
  partner_unassigned_emails_view,
} from '../../../src/contract/server'
import { scansOf } from '../../db/queries/files'
import { assignEmails, removeEmails, reopenEmails } from './assignEmails'
import { changeEmails } from './changeEmails'
import { findUnassigned, listUnassigned } from './listUnassigned'
import { deleteRule, listRules, saveRule } from './rules'
import { leftOutFile, mailSource } from '../messages/mailSource'
import { mailPicture } from '../messages/pictures/mailPicture'
import { unassignedHtml } from '../messages/pictures/shownMail'
import { page } from '../../pages/frame'
import { sendDownload, sendSource } from '../../kernel/sendFile'
import { serve } from '../../kernel/serve'
import { findMessage } from '../messages/findMessage'

export const unassignedRoutes = [
  // The page is loaded as a whole, with an island of its own in the main area (spec 2.5).
  serve(partner_unassigned_emails, ({ c, viewer, t }) => page(c, viewer, t('unassigned.title'), { island: 'unassigned-emails' })),

  serve(partner_unassigned_emails_view, ({ services, viewer, query }) => listUnassigned(services, viewer, query)),

  serve(partner_unassigned_emails_picture, async ({ services, viewer, params, query }) => {
    const html = await unassignedHtml(services, viewer, params.email)
    return mailPicture(services, { partnerId: viewer.partner_id, html, url: query.url })
  }),

  serve(partner_unassigned_emails_source, async ({ c, services, viewer, params }) => {
    const mail = await findUnassigned(services, viewer, params.email)
    return sendSource(c, await mailSource(services, mail, await scansOf(services.db, 'unassigned_email_id', mail.id)))
  }),

  serve(partner_unassigned_emails_left_out, async ({ c, services, viewer, params }) => {
    const mail = await findUnassigned(services, viewer, params.email)
    return sendDownload(c, await leftOutFile(services, mail, params.part))
  }),

  serve(partner_unassigned_emails_assign, async ({ services, viewer, body, t }) => {
    const { ids, website, remember = false } = body
    const messages = await assignEmails(services, viewer, { ids, websiteId: website, remember })
    const items = []
    for (const id of messages) items.push(await findMessage(services, viewer, id, t))
    return { items }
  }),

  serve(partner_unassigned_emails_remove, async ({ c, services, viewer, body }) => {
    await removeEmails(services, viewer, body.ids)
    return c.body(null, 204)
  }),

  serve(partner_unassigned_emails_change, async ({ c, services, viewer, body }) => {
    await changeEmails(services, viewer, body)
    return c.body(null, 204)
  }),

  serve(partner_unassigned_emails_restore, async ({ c, services, viewer, body }) => {
    await reopenEmails(services, viewer, body.ids)
    return c.body(null, 204)
  }),

  serve(partner_unassigned_emails_rules, async ({ services, viewer }) => ({ items: await listRules(services, viewer) })),

  serve(partner_unassigned_emails_rule_save, async ({ services, viewer, body }) => {
    return saveRule(services, viewer, body)
  }),

  serve(partner_unassigned_emails_rule_delete, async ({ c, services, viewer, params }) => {
    await deleteRule(services, viewer, params.rule)
    return c.body(null, 204)
  }),
]
