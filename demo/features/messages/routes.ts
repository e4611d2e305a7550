import {
  api_partner_macro_create,
  api_partner_macro_delete,
  api_partner_macro_update,
  api_partner_macros,
  api_partner_ticket_merge,
  api_partner_ticket_read,
  api_partner_ticket_unmerge,
  api_partner_tickets,
  api_website_logs,
  partner_tickets,
  partner_website_file_drop,
  partner_website_file_keep,
  partner_website_log_create,
  partner_website_log_delete,
  partner_website_log_done,
  partner_website_log_download,
  partner_website_log_files,
  partner_website_log_left_out,
  partner_website_log_move,
  partner_website_log_picture,
  partner_website_log_pin,
  partner_website_log_restore,
  partner_website_log_source,
  partner_website_log_split,
  partner_website_log_unsplit,
  partner_website_log_update,
  partner_website_log_versions,
  partner_website_messages,
  partner_website_secret_create,
} from '../../../src/contract/server'
import { scansOf } from '../../db/queries/files'
import { leftOutFile, mailSource } from './mailSource'
import { mailPicture } from './pictures/mailPicture'
import { messageHtml } from './pictures/shownMail'
import { deleteMacro, listMacros, saveMacro } from './macros/macros'
import { page } from '../../pages/frame'
import { publicOrigin } from '../../kernel/request/publicOrigin'
import { encodeName, sendDownload, sendSource } from '../../kernel/sendFile'
import { requestKey } from '../../kernel/request/requestKey'
import { serve } from '../../kernel/serve'
import { createMessage } from './createMessage'
import { dropFile, keepFiles, zipMessageFiles } from './messageFiles'
import { findMessageRow, findMessage } from './findMessage'
import { flagMessage } from './flagMessage'
import { listMessages } from './listMessages'
import { listTickets } from './listTickets'
import { markRead } from './markRead'
import { mergeTickets, unmergeTickets } from './mergeTickets'
import { readMessageVersions } from './messageVersions'
import { moveMessage } from './moveMessage'
import { deleteMessage, restoreMessage } from './removeMessage'
import { splitMessage, unsplitMessage } from './splitMessage'
import { updateMessage } from './updateMessage'
import { createSecretLink } from './secretLinks'
import { storeFiles } from '../files/storeFiles'
import { ticketsContent } from './ticketsContent'

export const messagesRoutes = [
  serve(partner_tickets, async ({ c, viewer, t }) => page(c, viewer, t('view.tickets'), await ticketsContent(c, viewer))),

  serve(api_partner_macros, async ({ services, viewer }) => ({ items: await listMacros(services, viewer) })),

  serve(api_partner_macro_create, ({ services, viewer, body, t }) => {
    return saveMacro(services, viewer, { draft: body, t })
  }),

  serve(api_partner_macro_update, ({ services, viewer, params, body, t }) => {
    return saveMacro(services, viewer, { id: params.macro, draft: body, t })
  }),

  serve(api_partner_macro_delete, async ({ c, services, viewer, params }) => {
    await deleteMacro(services, viewer, params.macro)
    return c.body(null, 204)
  }),

  serve(partner_website_messages, ({ services, viewer, params, query, t }) => listMessages(services, viewer, params.website, query, t)),

  serve(api_website_logs, ({ services, viewer, params, query, t }) => listMessages(services, viewer, params.id, query, t)),

  serve(api_partner_tickets, ({ services, viewer, query, t }) => listTickets(services, viewer, query, t)),

  serve(api_partner_ticket_merge, async ({ services, viewer, body, t }) => {
    const target = body.target
    await mergeTickets(services, viewer, { target, tickets: body.tickets })
    return findMessage(services, viewer, target, t)
  }),

  serve(api_partner_ticket_unmerge, async ({ services, viewer, body, t }) => {
    const ids = body.tickets
    await unmergeTickets(services, viewer, ids)
    return { items: await Promise.all(ids.map((id) => findMessage(services, viewer, id, t))) }
  }),

  serve(api_partner_ticket_read, async ({ c, services, viewer, body }) => {
    await markRead(services, viewer, { tickets: body.tickets, read: body.read })
    return c.body(null, 204)
  }),

  serve(partner_website_log_create, async ({ services, viewer, params, body, t }) => {
    const id = await createMessage(services, viewer, { websiteId: params.website, draft: body, t })
    return findMessage(services, viewer, id, t)
  }),

  serve(partner_website_log_update, async ({ c, services, viewer, params, body, t }) => {
    const id = params.log
    const outcome = await updateMessage(services, viewer, { websiteId: params.website, id, change: body, t })
    const message = await findMessage(services, viewer, id, t)
    return outcome === 'stale' ? c.json(message, 409) : message
  }),

  serve(partner_website_log_done, async ({ services, viewer, params, body, t }) => {
    const id = params.log
    await flagMessage(services, viewer, { websiteId: params.website, id, name: 'done', value: body.value })
    return findMessage(services, viewer, id, t)
  }),

  serve(partner_website_log_picture, async ({ services, viewer, params, query }) => {
    const html = await messageHtml(services, params.website, params.log)
    return mailPicture(services, { partnerId: viewer.partner_id, html, url: query.url })
  }),

  serve(partner_website_log_versions, async ({ services, viewer, params }) => ({
    items: await readMessageVersions(services, viewer, params.website, params.log),
  })),

  serve(partner_website_log_source, async ({ c, services, params }) => {
    const row = await findMessageRow(services.db, params.website, params.log)
    return sendSource(c, await mailSource(services, row, await scansOf(services.db, 'message_id', row.id)))
  }),

  serve(partner_website_log_left_out, async ({ c, services, params }) => {
    const row = await findMessageRow(services.db, params.website, params.log)
    return sendDownload(c, await leftOutFile(services, row, params.part))
  }),

  serve(partner_website_log_pin, async ({ services, viewer, params, body, t }) => {
    const id = params.log
    await flagMessage(services, viewer, { websiteId: params.website, id, name: 'pin', value: body.value })
    return findMessage(services, viewer, id, t)
  }),

  serve(partner_website_log_delete, async ({ c, services, viewer, params }) => {
    await deleteMessage(services, viewer, params.website, params.log)
    return c.body(null, 204)
  }),

  serve(partner_website_log_restore, async ({ services, viewer, params, t }) => {
    const id = params.log
    await restoreMessage(services, viewer, params.website, id)
    return findMessage(services, viewer, id, t)
  }),

  serve(partner_website_log_move, async ({ services, viewer, params, t }) => {
    const id = params.log
    await moveMessage(services, viewer, { id, from: params.website, to: params.targetWebsite })
    return findMessage(services, viewer, id, t)
  }),

  serve(partner_website_log_split, async ({ c, services, viewer, params, body, t }) => {
    const id = await splitMessage(services, viewer, { websiteId: params.website, id: params.log, split: body, key: requestKey(c) })
    return findMessage(services, viewer, id, t)
  }),

  serve(partner_website_log_unsplit, async ({ c, services, viewer, params }) => {
    await unsplitMessage(services, viewer, { websiteId: params.website, id: params.log })
    return c.body(null, 204)
  }),

  serve(partner_website_log_files, async ({ services, viewer, params, body }) => {
    const uploads = [body.file].flat()
    return { items: await storeFiles(services, viewer, params.website, uploads) }
  }),

  serve(partner_website_log_download, async ({ c, services, params }) => {
    const id = params.log
    return c.body(await zipMessageFiles(services, params.website, id), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(`${id}.zip`)}`,
    })
  }),

  serve(partner_website_secret_create, ({ c, services, viewer, params, body }) => {
    return createSecretLink(services, viewer, { websiteId: params.website, draft: body, origin: publicOrigin(c) })
  }),

  serve(partner_website_file_keep, async ({ services, viewer, params, body }) => {
    return { items: await keepFiles(services, viewer, params.website, body.files) }
  }),

  serve(partner_website_file_drop, async ({ c, services, viewer, params }) => {
    await dropFile(services, viewer, params.website, params.file)
    return c.body(null, 204)
  }),
]
