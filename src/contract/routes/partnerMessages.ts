import { Message, MessageVersion } from '../entities/message'
import { StoredFile } from '../entities/storedFile'
import { items, list } from '../envelopes'
import { route } from '../route'

export const partner_website_messages = route({ name: 'partner_website_messages', method: 'ANY', answer: list(Message) })
export const partner_website_log_create = route({ name: 'partner_website_log_create', method: 'POST', answer: Message })
export const partner_website_log_update = route({ name: 'partner_website_log_update', method: 'POST', answer: Message })
// Ours: what an entry said before, and a mail with all its headers.
export const partner_website_log_versions = route({ name: 'partner_website_log_versions', method: 'GET', answer: items(MessageVersion) })
export const partner_website_log_source = route({ name: 'partner_website_log_source', method: 'GET', answer: 'file' })
// Ours: a file of a mail that was not taken over, out of the mail's source.
export const partner_website_log_left_out = route({ name: 'partner_website_log_left_out', method: 'GET', answer: 'file' })
// The spec does not say how pictures from the internet are shown without telling their senders who reads: this is ours.
export const partner_website_log_picture = route({ name: 'partner_website_log_picture', method: 'GET', answer: 'file' })
export const partner_website_log_done = route({ name: 'partner_website_log_done', method: 'POST', answer: Message })
export const partner_website_log_pin = route({ name: 'partner_website_log_pin', method: 'POST', answer: Message })
export const partner_website_log_move = route({ name: 'partner_website_log_move', method: 'POST', answer: Message })

// Ours as well: a part of a message becomes a ticket of its own, and what was split off goes again.
export const partner_website_log_split = route({ name: 'partner_website_log_split', method: 'POST', answer: Message })
export const partner_website_log_unsplit = route({ name: 'partner_website_log_unsplit', method: 'POST', answer: 'empty' })
// The spec knows no way to take back an entry that was written by mistake: these two are ours.
export const partner_website_log_delete = route({ name: 'partner_website_log_delete', method: 'DELETE', answer: 'empty' })
export const partner_website_log_restore = route({ name: 'partner_website_log_restore', method: 'POST', answer: Message })

export const partner_website_log_files = route({
  name: 'partner_website_log_files',
  method: 'POST',
  bodyType: 'multipart',
  answer: items(StoredFile),
})
// Ours: all files of an entry at once, and files of entries among the media of the website.
export const partner_website_log_download = route({ name: 'partner_website_log_download', method: 'GET', answer: 'file' })
export const partner_website_file_keep = route({ name: 'partner_website_file_keep', method: 'POST', answer: items(StoredFile) })
export const partner_website_file_drop = route({ name: 'partner_website_file_drop', method: 'DELETE', answer: 'empty' })
export const partner_website_files = route({ name: 'partner_website_files', method: 'GET', answer: list(StoredFile) })
