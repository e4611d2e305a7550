import { items, list } from '../envelopes'
import { StoredFile } from '../files/storedFile'
import { route } from '../route'
import { Macro } from './macro'
import { Message, MessageVersion } from './message'
import { SecretLink } from './secretLink'

export const api_partner_tickets = route({ name: 'api_partner_tickets', method: 'GET', answer: list(Message) })

// Ours: a macro is run by the routes of what it does, so that each step asks for the rights it always asks for.
export const api_partner_macros = route({ name: 'api_partner_macros', method: 'GET', answer: items(Macro) })
export const api_partner_macro_create = route({
  name: 'api_partner_macro_create',
  urlName: 'api_partner_macros',
  method: 'POST',
  answer: Macro,
})
export const api_partner_macro_update = route({ name: 'api_partner_macro_update', method: 'PUT', answer: Macro })
export const api_partner_macro_delete = route({ name: 'api_partner_macro_delete', method: 'DELETE', answer: 'empty' })

// The spec names no way to merge tickets: these are ours. What was merged is a ticket of its own again after the second.
export const api_partner_ticket_merge = route({ name: 'api_partner_ticket_merge', method: 'POST', answer: Message })
export const api_partner_ticket_unmerge = route({ name: 'api_partner_ticket_unmerge', method: 'POST', answer: items(Message) })
// Ours too: what somebody has read is kept for that person alone, so that it is the same on every device.
export const api_partner_ticket_read = route({ name: 'api_partner_ticket_read', method: 'POST', answer: 'empty' })
export const api_website_logs = route({ name: 'api_website_logs', method: 'GET', answer: list(Message) })
export const partner_tickets = route({ name: 'partner_tickets', method: 'ANY', answer: 'page' })

export const partner_website_messages = route({ name: 'partner_website_messages', method: 'ANY', answer: list(Message) })
export const partner_website_log_create = route({ name: 'partner_website_log_create', method: 'POST', answer: Message })
export const partner_website_log_update = route({ name: 'partner_website_log_update', method: 'POST', answer: Message })
// Ours: what a message said before, and a mail with all its headers.
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
export const partner_website_log_split = route({
  name: 'partner_website_log_split',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: Message,
})
export const partner_website_log_unsplit = route({ name: 'partner_website_log_unsplit', method: 'POST', answer: 'empty' })
// The spec knows no way to take back a message that was written by mistake: these two are ours.
export const partner_website_log_delete = route({ name: 'partner_website_log_delete', method: 'DELETE', answer: 'empty' })
export const partner_website_log_restore = route({ name: 'partner_website_log_restore', method: 'POST', answer: Message })

export const partner_website_log_files = route({
  name: 'partner_website_log_files',
  method: 'POST',
  bodyType: 'multipart',
  answer: items(StoredFile),
})
// Ours: all files of a message at once, and files of messages among the media of the website.
export const partner_website_log_download = route({ name: 'partner_website_log_download', method: 'GET', answer: 'file' })
/** A secret that whoever has the link reads once, instead of a note that everybody reads (WN-03). */
export const partner_website_secret_create = route({ name: 'partner_website_secret_create', method: 'POST', answer: SecretLink })
