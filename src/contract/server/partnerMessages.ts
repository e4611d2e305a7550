import { MailPictureQuery } from '../entities/mailer'
import { KeptFiles, MessageChange, MessageDraft, MessageFlag, MessageQuery, MessageSplit } from '../entities/messageRequests'
import { Upload } from '../entities/upload'
import { ListQuery } from '../envelopes'
import * as client from '../routes/partnerMessages'
import { serverRoute } from './serverRoute'

const host = 'partner'
const digits = ['website'] as const

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
  digits,
  body: MessageChange,
})
export const partner_website_log_versions = serverRoute(client.partner_website_log_versions, {
  host,
  path: '/website/{website}/log/{log}/versions',
  digits,
})
export const partner_website_log_source = serverRoute(client.partner_website_log_source, {
  host,
  path: '/website/{website}/log/{log}/source',
  digits,
})
export const partner_website_log_left_out = serverRoute(client.partner_website_log_left_out, {
  host,
  path: '/website/{website}/log/{log}/left-out/{part}',
  digits,
})
export const partner_website_log_picture = serverRoute(client.partner_website_log_picture, {
  host,
  path: '/website/{website}/log/{log}/picture',
  digits,
  query: MailPictureQuery,
})
export const partner_website_log_done = serverRoute(client.partner_website_log_done, {
  host,
  path: '/website/{website}/log/{log}/done',
  digits,
  body: MessageFlag,
})
export const partner_website_log_pin = serverRoute(client.partner_website_log_pin, {
  host,
  path: '/website/{website}/log/{log}/pin',
  digits,
  body: MessageFlag,
})
export const partner_website_log_move = serverRoute(client.partner_website_log_move, {
  host,
  path: '/website/{website}/log/{log}/move/{targetWebsite}',
  digits: ['website', 'targetWebsite'],
})

export const partner_website_log_split = serverRoute(client.partner_website_log_split, {
  host,
  path: '/website/{website}/log/{log}/split',
  digits,
  body: MessageSplit,
})
export const partner_website_log_unsplit = serverRoute(client.partner_website_log_unsplit, {
  host,
  path: '/website/{website}/log/{log}/unsplit',
  digits,
})
export const partner_website_log_delete = serverRoute(client.partner_website_log_delete, {
  host,
  path: '/website/{website}/log/{log}/delete',
  digits,
})
export const partner_website_log_restore = serverRoute(client.partner_website_log_restore, {
  host,
  path: '/website/{website}/log/{log}/restore',
  digits,
})

// Files of a website. The spec names no path: these are ours. An uploaded file belongs to nothing until an entry names it.
export const partner_website_log_files = serverRoute(client.partner_website_log_files, {
  host,
  path: '/website/{website}/log/files',
  digits,
  body: Upload,
})
export const partner_website_log_download = serverRoute(client.partner_website_log_download, {
  host,
  path: '/website/{website}/log/{log}/files',
  digits,
})
export const partner_website_file_keep = serverRoute(client.partner_website_file_keep, {
  host,
  path: '/website/{website}/media',
  digits,
  body: KeptFiles,
})
export const partner_website_file_drop = serverRoute(client.partner_website_file_drop, {
  host,
  path: '/website/{website}/media/{file}',
  digits,
})
export const partner_website_files = serverRoute(client.partner_website_files, {
  host,
  path: '/website/{website}/files',
  digits,
  query: ListQuery,
})
