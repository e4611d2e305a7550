import { items, list } from '../envelopes'
import { StoredFile } from '../files/storedFile'
import { Message } from '../messages/message'
import { route } from '../route'
import { LinkCheck } from './linkCheck'
import { EmailPreview, MailerOptions, TakenBackEmail } from './mailer'
import { ForwardTest, OwnDomainCheck, SenderCheck, TestMail } from './mailSetup'
import { OutgoingMail, SuppressedAddress } from './outgoingMail'

export const external_webmail = route({ name: 'external_webmail', method: 'GET', answer: 'page' })
export const api_partner_account_sender = route({ name: 'api_partner_account_sender', method: 'GET', answer: SenderCheck })
/** Makes a key by which mails are signed, if there is none. */
export const api_partner_account_sender_key = route({
  name: 'api_partner_account_sender_key',
  urlName: 'api_partner_account_sender',
  method: 'POST',
  answer: SenderCheck,
})
export const api_partner_account_test_mail = route({ name: 'api_partner_account_test_mail', method: 'POST', answer: TestMail })
export const api_partner_account_forward_test = route({ name: 'api_partner_account_forward_test', method: 'GET', answer: ForwardTest })
export const api_partner_account_forward_test_start = route({
  name: 'api_partner_account_forward_test_start',
  urlName: 'api_partner_account_forward_test',
  method: 'POST',
  answer: ForwardTest,
})
export const api_partner_account_own_domain = route({ name: 'api_partner_account_own_domain', method: 'GET', answer: OwnDomainCheck })
/** Asks the name servers of the saved domain at once whose it is. */
export const api_partner_account_own_domain_check = route({
  name: 'api_partner_account_own_domain_check',
  method: 'POST',
  answer: OwnDomainCheck,
})
/** Looks whether a web address can be reached by everybody. */
export const api_partner_link_check = route({ name: 'api_partner_link_check', method: 'POST', answer: LinkCheck })
export const partner_email_composer_mailer = route({ name: 'partner_email_composer_mailer', method: 'GET', answer: MailerOptions })
export const partner_email_composer_mailer_send = route({
  name: 'partner_email_composer_mailer_send',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: Message,
})
export const partner_email_composer_mailer_files = route({
  name: 'partner_email_composer_mailer_files',
  method: 'POST',
  bodyType: 'multipart',
  answer: items(StoredFile),
})
export const partner_email_composer_mailer_undo = route({
  name: 'partner_email_composer_mailer_undo',
  method: 'POST',
  answer: TakenBackEmail,
})
export const partner_email_composer_mailer_preview = route({
  name: 'partner_email_composer_mailer_preview',
  method: 'POST',
  answer: EmailPreview,
})
export const partner_email_composer_mailer_test = route({ name: 'partner_email_composer_mailer_test', method: 'POST', answer: 'empty' })
export const partner_email_composer = route({ name: 'partner_email_composer', method: 'GET', answer: 'page' })

// Ours: what became of mails that were sent, and whom none is sent to.
export const partner_tools_outgoing_mails = route({ name: 'partner_tools_outgoing_mails', method: 'GET', answer: 'page' })
export const api_partner_outgoing_mails = route({ name: 'api_partner_outgoing_mails', method: 'GET', answer: list(OutgoingMail) })
export const api_partner_outgoing_mail_resend = route({
  name: 'api_partner_outgoing_mail_resend',
  method: 'POST',
  answer: OutgoingMail,
})
export const api_partner_suppressed_addresses = route({
  name: 'api_partner_suppressed_addresses',
  method: 'GET',
  answer: list(SuppressedAddress),
})
export const api_partner_suppressed_address_remove = route({
  name: 'api_partner_suppressed_address_remove',
  urlName: 'api_partner_suppressed_addresses',
  method: 'DELETE',
  answer: 'empty',
})
