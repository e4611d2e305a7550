import { ListQuery } from '../envelopes'
import { Upload } from '../files/upload'
import { serverRoute } from '../serverRoute'
import { LinkQuestion } from './linkCheck'
import { EmailUndo, MailerQuery, OutgoingEmail } from './mailer'
import { OwnDomainQuestion } from './mailSetup'
import { OutgoingMailsQuery, SuppressedAddressKey } from './outgoingMail'
import * as client from './routes'

const host = 'partner'
export const external_webmail = serverRoute(client.external_webmail, { host: 'public', path: '/webmail' })
export const api_partner_account_sender = serverRoute(client.api_partner_account_sender, { host, path: '/api/account/sender' })
export const api_partner_account_sender_key = serverRoute(client.api_partner_account_sender_key, { host, path: '/api/account/sender' })
export const api_partner_account_test_mail = serverRoute(client.api_partner_account_test_mail, { host, path: '/api/account/test-mail' })
export const api_partner_account_forward_test = serverRoute(client.api_partner_account_forward_test, {
  host,
  path: '/api/account/forward-test',
})
export const api_partner_account_forward_test_start = serverRoute(client.api_partner_account_forward_test_start, {
  host,
  path: '/api/account/forward-test',
})
export const api_partner_account_own_domain = serverRoute(client.api_partner_account_own_domain, {
  host,
  path: '/api/account/own-domain',
  query: OwnDomainQuestion,
})
export const api_partner_account_own_domain_check = serverRoute(client.api_partner_account_own_domain_check, {
  host,
  path: '/api/account/own-domain/check',
})
export const api_partner_link_check = serverRoute(client.api_partner_link_check, { host, path: '/api/links/check', body: LinkQuestion })
export const partner_email_composer_mailer = serverRoute(client.partner_email_composer_mailer, {
  host,
  path: '/email-composer/mailer/{id}',
  ids: ['id'],
  query: MailerQuery,
})
export const partner_email_composer_mailer_send = serverRoute(client.partner_email_composer_mailer_send, {
  host,
  path: '/email-composer/mailer/{id}',
  ids: ['id'],
  body: OutgoingEmail,
})
export const partner_email_composer_mailer_files = serverRoute(client.partner_email_composer_mailer_files, {
  host,
  path: '/email-composer/mailer/{id}/files',
  ids: ['id'],
  body: Upload,
})
export const partner_email_composer_mailer_undo = serverRoute(client.partner_email_composer_mailer_undo, {
  host,
  path: '/email-composer/mailer/{id}/undo',
  ids: ['id'],
  body: EmailUndo,
})
export const partner_email_composer_mailer_preview = serverRoute(client.partner_email_composer_mailer_preview, {
  host,
  path: '/email-composer/mailer/{id}/preview',
  ids: ['id'],
  body: OutgoingEmail,
})
export const partner_email_composer_mailer_test = serverRoute(client.partner_email_composer_mailer_test, {
  host,
  path: '/email-composer/mailer/{id}/test',
  ids: ['id'],
  body: OutgoingEmail,
})
export const partner_email_composer = serverRoute(client.partner_email_composer, { host, path: '/email-composer/compose/{website}' })

export const partner_tools_outgoing_mails = serverRoute(client.partner_tools_outgoing_mails, { host, path: '/tools/outgoing-mails' })
export const api_partner_outgoing_mails = serverRoute(client.api_partner_outgoing_mails, {
  host,
  path: '/api/outgoing-mails',
  query: OutgoingMailsQuery,
})
export const api_partner_outgoing_mail_resend = serverRoute(client.api_partner_outgoing_mail_resend, {
  host,
  path: '/api/outgoing-mails/{mail}/resend',
  ids: ['mail'],
})
export const api_partner_suppressed_addresses = serverRoute(client.api_partner_suppressed_addresses, {
  host,
  path: '/api/suppressed-addresses',
  query: ListQuery,
})
export const api_partner_suppressed_address_remove = serverRoute(client.api_partner_suppressed_address_remove, {
  host,
  path: '/api/suppressed-addresses',
  body: SuppressedAddressKey,
})
