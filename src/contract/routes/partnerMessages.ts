import { MailPictureQuery } from '../entities/mailer'
import { Message, MessageVersion } from '../entities/message'
import { KeptFiles, MessageChange, MessageDraft, MessageFlag, MessageQuery, MessageSplit } from '../entities/messageRequests'
import { StoredFile } from '../entities/storedFile'
import { Upload } from '../entities/upload'
import { items, ListQuery, list } from '../envelopes'
import { route } from '../route'

const host = 'partner'
const digits = ['website'] as const

export const partner_website_messages = route({
  name: 'partner_website_messages',
  method: 'ANY',
  host,
  path: '/website/{website}/messages',
  digits,
  query: MessageQuery,
  answer: list(Message),
})
export const partner_website_log_create = route({
  name: 'partner_website_log_create',
  method: 'POST',
  host,
  path: '/website/{website}/log/message',
  digits,
  body: MessageDraft,
  answer: Message,
})
export const partner_website_log_update = route({
  name: 'partner_website_log_update',
  method: 'POST',
  host,
  path: '/website/{website}/log/{log}/message',
  digits,
  body: MessageChange,
  answer: Message,
})
// Ours: what an entry said before, and a mail with all its headers.
export const partner_website_log_versions = route({
  name: 'partner_website_log_versions',
  method: 'GET',
  host,
  path: '/website/{website}/log/{log}/versions',
  digits,
  answer: items(MessageVersion),
})
export const partner_website_log_source = route({
  name: 'partner_website_log_source',
  method: 'GET',
  host,
  path: '/website/{website}/log/{log}/source',
  digits,
  answer: 'file',
})
// Ours: a file of a mail that was not taken over, out of the mail's source.
export const partner_website_log_left_out = route({
  name: 'partner_website_log_left_out',
  method: 'GET',
  host,
  path: '/website/{website}/log/{log}/left-out/{part}',
  digits,
  answer: 'file',
})
// The spec does not say how pictures from the internet are shown without telling their senders who reads: this is ours.
export const partner_website_log_picture = route({
  name: 'partner_website_log_picture',
  method: 'GET',
  host,
  path: '/website/{website}/log/{log}/picture',
  digits,
  query: MailPictureQuery,
  answer: 'file',
})
export const partner_website_log_done = route({
  name: 'partner_website_log_done',
  method: 'POST',
  host,
  path: '/website/{website}/log/{log}/done',
  digits,
  body: MessageFlag,
  answer: Message,
})
export const partner_website_log_pin = route({
  name: 'partner_website_log_pin',
  method: 'POST',
  host,
  path: '/website/{website}/log/{log}/pin',
  digits,
  body: MessageFlag,
  answer: Message,
})
export const partner_website_log_move = route({
  name: 'partner_website_log_move',
  method: 'POST',
  host,
  path: '/website/{website}/log/{log}/move/{targetWebsite}',
  digits: ['website', 'targetWebsite'],
  answer: Message,
})

// Ours as well: a part of a message becomes a ticket of its own, and what was split off goes again.
export const partner_website_log_split = route({
  name: 'partner_website_log_split',
  method: 'POST',
  host,
  path: '/website/{website}/log/{log}/split',
  digits,
  body: MessageSplit,
  answer: Message,
})
export const partner_website_log_unsplit = route({
  name: 'partner_website_log_unsplit',
  method: 'POST',
  host,
  path: '/website/{website}/log/{log}/unsplit',
  digits,
  answer: 'empty',
})
// The spec knows no way to take back an entry that was written by mistake: these two are ours.
export const partner_website_log_delete = route({
  name: 'partner_website_log_delete',
  method: 'DELETE',
  host,
  path: '/website/{website}/log/{log}/delete',
  digits,
  answer: 'empty',
})
export const partner_website_log_restore = route({
  name: 'partner_website_log_restore',
  method: 'POST',
  host,
  path: '/website/{website}/log/{log}/restore',
  digits,
  answer: Message,
})

// Files of a website. The spec names no path: these are ours. An uploaded file belongs to nothing until an entry names it.
export const partner_website_log_files = route({
  name: 'partner_website_log_files',
  method: 'POST',
  host,
  path: '/website/{website}/log/files',
  digits,
  body: Upload,
  bodyType: 'multipart',
  answer: items(StoredFile),
})
// Ours: all files of an entry at once, and files of entries among the media of the website.
export const partner_website_log_download = route({
  name: 'partner_website_log_download',
  method: 'GET',
  host,
  path: '/website/{website}/log/{log}/files',
  digits,
  answer: 'file',
})
export const partner_website_file_keep = route({
  name: 'partner_website_file_keep',
  method: 'POST',
  host,
  path: '/website/{website}/media',
  digits,
  body: KeptFiles,
  answer: items(StoredFile),
})
export const partner_website_file_drop = route({
  name: 'partner_website_file_drop',
  method: 'DELETE',
  host,
  path: '/website/{website}/media/{file}',
  digits,
  answer: 'empty',
})
export const partner_website_files = route({
  name: 'partner_website_files',
  method: 'GET',
  host,
  path: '/website/{website}/files',
  digits,
  query: ListQuery,
  answer: list(StoredFile),
})
