import { Upload } from '../files/upload'
import { MailPictureQuery } from './mailPicture'
import { serverRoute } from '../serverRoute'
import { MacroDraft } from './macro'
import {
  MessageChange,
  MessageDraft,
  MessageFlag,
  MessageQuery,
  MessageSplit,
  TicketMerge,
  TicketQuery,
  TicketRead,
  TicketSelection,
} from './messageRequests'
import * as client from './routes'
import { SecretDraft } from './secretLink'

const host = 'partner'
const digits = ['website'] as const
export const api_partner_tickets = serverRoute(client.api_partner_tickets, { host, path: '/api/ticket', query: TicketQuery })

export const api_partner_macros = serverRoute(client.api_partner_macros, { host, path: '/api/macros' })
export const api_partner_macro_create = serverRoute(client.api_partner_macro_create, { host, path: '/api/macros', body: MacroDraft })
export const api_partner_macro_update = serverRoute(client.api_partner_macro_update, {
  host,
  path: '/api/macros/{macro}',
  ids: ['macro'],
  body: MacroDraft,
})
export const api_partner_macro_delete = serverRoute(client.api_partner_macro_delete, { host, path: '/api/macros/{macro}', ids: ['macro'] })

export const api_partner_ticket_merge = serverRoute(client.api_partner_ticket_merge, { host, path: '/api/ticket/merge', body: TicketMerge })
export const api_partner_ticket_unmerge = serverRoute(client.api_partner_ticket_unmerge, {
  host,
  path: '/api/ticket/unmerge',
  body: TicketSelection,
})
export const api_partner_ticket_read = serverRoute(client.api_partner_ticket_read, { host, path: '/api/ticket/read', body: TicketRead })
export const api_website_logs = serverRoute(client.api_website_logs, {
  host,
  path: '/api/website/{id}/logs',
  digits: ['id'],
  query: MessageQuery,
})
export const partner_tickets = serverRoute(client.partner_tickets, { host, path: '/tickets' })

export const partner_website_messages = serverRoute(client.partner_website_messages, {
  host,
  path: '/website/{website}/messages',
  digits,
  query: MessageQuery,
})
export const partner_website_log_create = serverRoute(client.partner_website_log_create, {
  host,
  path: '/website/{website}/log/message',
  digits,
  body: MessageDraft,
})
export const partner_website_log_update = serverRoute(client.partner_website_log_update, {
  host,
  path: '/website/{website}/log/{log}/message',
  ids: ['log'],
  digits,
  body: MessageChange,
})
export const partner_website_log_versions = serverRoute(client.partner_website_log_versions, {
  host,
  path: '/website/{website}/log/{log}/versions',
  ids: ['log'],
  digits,
})
export const partner_website_log_source = serverRoute(client.partner_website_log_source, {
  host,
  path: '/website/{website}/log/{log}/source',
  ids: ['log'],
  digits,
})
export const partner_website_log_left_out = serverRoute(client.partner_website_log_left_out, {
  host,
  path: '/website/{website}/log/{log}/left-out/{part}',
  ids: ['log', 'part'],
  digits,
})
export const partner_website_log_picture = serverRoute(client.partner_website_log_picture, {
  host,
  path: '/website/{website}/log/{log}/picture',
  ids: ['log'],
  digits,
  query: MailPictureQuery,
})
export const partner_website_log_done = serverRoute(client.partner_website_log_done, {
  host,
  path: '/website/{website}/log/{log}/done',
  ids: ['log'],
  digits,
  body: MessageFlag,
})
export const partner_website_log_pin = serverRoute(client.partner_website_log_pin, {
  host,
  path: '/website/{website}/log/{log}/pin',
  ids: ['log'],
  digits,
  body: MessageFlag,
})
export const partner_website_log_move = serverRoute(client.partner_website_log_move, {
  host,
  path: '/website/{website}/log/{log}/move/{targetWebsite}',
  ids: ['log'],
  digits: ['website', 'targetWebsite'],
})

export const partner_website_log_split = serverRoute(client.partner_website_log_split, {
  host,
  path: '/website/{website}/log/{log}/split',
  ids: ['log'],
  digits,
  body: MessageSplit,
})
export const partner_website_log_unsplit = serverRoute(client.partner_website_log_unsplit, {
  host,
  path: '/website/{website}/log/{log}/unsplit',
  ids: ['log'],
  digits,
})
export const partner_website_log_delete = serverRoute(client.partner_website_log_delete, {
  host,
  path: '/website/{website}/log/{log}/delete',
  ids: ['log'],
  digits,
})
export const partner_website_log_restore = serverRoute(client.partner_website_log_restore, {
  host,
  path: '/website/{website}/log/{log}/restore',
  ids: ['log'],
  digits,
})

// Files of a website. The spec names no path: these are ours. An uploaded file belongs to nothing until a message names it.
export const partner_website_log_files = serverRoute(client.partner_website_log_files, {
  host,
  path: '/website/{website}/log/files',
  digits,
  body: Upload,
})
export const partner_website_log_download = serverRoute(client.partner_website_log_download, {
  host,
  path: '/website/{website}/log/{log}/files',
  ids: ['log'],
  digits,
})
export const partner_website_secret_create = serverRoute(client.partner_website_secret_create, {
  host,
  path: '/website/{website}/secret',
  digits,
  body: SecretDraft,
})
