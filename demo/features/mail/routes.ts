import {
  api_partner_account_forward_test,
  api_partner_account_forward_test_start,
  api_partner_account_own_domain,
  api_partner_account_own_domain_check,
  api_partner_account_sender,
  api_partner_account_sender_key,
  api_partner_account_test_mail,
  api_partner_outgoing_mail_resend,
  api_partner_outgoing_mails,
  api_partner_suppressed_address_remove,
  api_partner_suppressed_addresses,
  api_partner_link_check,
  external_webmail,
  partner_email_composer,
  partner_email_composer_mailer,
  partner_email_composer_mailer_files,
  partner_email_composer_mailer_preview,
  partner_email_composer_mailer_send,
  partner_email_composer_mailer_test,
  partner_email_composer_mailer_undo,
  partner_tools_outgoing_mails,
} from '../../../src/contract/server'
import { MAIL_LOGIN_WINDOW_MS } from '../../../src/model'
import { mailerOptions } from './mailerOptions'
import { prepareEmail } from './prepareEmail'
import { senderOf } from './senderOf'
import { sendEmail, testEmail } from './sendEmail'
import { takeBack } from './takeBack'
import { countSending } from './countSending'
import { listOutgoing } from './outgoing/listOutgoing'
import { resendMail } from './outgoing/resendMail'
import { listSuppressed, removeSuppressed } from './outgoing/suppressedAddresses'
import { checkSender } from './setup/checkSender'
import { forwardTest, startForwardTest } from './setup/forwardTest'
import { makeKey } from './setup/ownKey'
import { sendTestMail } from './setup/sendTestMail'
import { checkLink } from '../account/checkLink'
import { checkOwnDomain, proveOwnDomain } from '../account/checkOwnDomain'
import { limitRate } from '../../kernel/limitRate'
import { page } from '../../pages/frame'
import { render } from '../../pages/render'
import { requestKey } from '../../kernel/request/requestKey'
import { serve } from '../../kernel/serve'
import { findMessage } from '../messages/findMessage'
import { storeFiles } from '../files/storeFiles'

/** Of one team within the window of log-ins to mail servers. */
const MAIL_TRIES = 10

/** Of one team; each asks name servers of others. */
const PROOFS_PER_MINUTE = 10

/** Each asks a stranger's server. */
const LINKS_PER_MINUTE = 20

export const mailRoutes = [
  serve(api_partner_account_sender, ({ services, viewer }) => checkSender(services, viewer)),

  serve(api_partner_account_sender_key, async ({ c, services, viewer }) => {
    await limitRate(c, `sender-key:${viewer.partner_id}`, PROOFS_PER_MINUTE)
    await makeKey(services, viewer)
    return checkSender(services, viewer)
  }),

  serve(api_partner_account_test_mail, async ({ c, services, viewer }) => {
    await limitRate(c, `test-mail:${viewer.partner_id}`, MAIL_TRIES, MAIL_LOGIN_WINDOW_MS)
    return sendTestMail(services, viewer)
  }),

  serve(api_partner_account_forward_test, ({ services, viewer }) => forwardTest(services, viewer)),

  serve(api_partner_account_forward_test_start, async ({ c, services, viewer, t }) => {
    await limitRate(c, `forward-test:${viewer.partner_id}`, MAIL_TRIES, MAIL_LOGIN_WINDOW_MS)
    await startForwardTest(services, viewer, t)
    return forwardTest(services, viewer)
  }),

  serve(api_partner_account_own_domain, ({ services, viewer, query, t }) => checkOwnDomain(services, viewer, query.domain, t)),

  serve(api_partner_account_own_domain_check, async ({ c, services, viewer, t }) => {
    await limitRate(c, `own-domain:${viewer.partner_id}`, PROOFS_PER_MINUTE)
    const domain = await proveOwnDomain(services, viewer)
    return checkOwnDomain(services, viewer, domain, t)
  }),

  serve(api_partner_link_check, async ({ c, services, viewer, body }) => {
    await limitRate(c, `links:${viewer.user_id}`, LINKS_PER_MINUTE)
    return checkLink(services, body.url)
  }),

  serve(partner_email_composer, ({ c, viewer, t }) => page(c, viewer, t('mailer.title'))),

  serve(partner_email_composer_mailer, ({ services, viewer, params, query }) => mailerOptions(services, viewer, params.id, query.reply)),

  serve(partner_email_composer_mailer_files, async ({ services, viewer, params, body }) => ({
    items: await storeFiles(services, viewer, params.id, [body.file].flat()),
  })),

  serve(partner_email_composer_mailer_preview, async ({ services, viewer, params, body }) => {
    const { subject, html, text, missing } = await prepareEmail(services, viewer, params.id, body)
    const { email: from } = await senderOf(services, viewer)
    return { from, to: body.to, subject, html, text, missing }
  }),

  serve(partner_email_composer_mailer_test, async ({ c, services, viewer, params, body }) => {
    await countSending(services, viewer, 'test')
    await testEmail(services, viewer, params.id, body)
    return c.body(null, 204)
  }),

  serve(partner_email_composer_mailer_send, async ({ c, services, viewer, params, body, t }) => {
    await countSending(services, viewer, body.bulk ? 'bulk' : 'mail')
    const key = requestKey(c)
    const id = await sendEmail(services, viewer, { websiteId: params.id, email: body, key, t })
    return findMessage(services, viewer, id, t)
  }),

  serve(partner_email_composer_mailer_undo, async ({ services, viewer, params, body }) => {
    return takeBack(services, viewer, params.id, body.message)
  }),

  serve(partner_tools_outgoing_mails, ({ c, viewer, t }) => page(c, viewer, t('page.outgoingMails'))),

  serve(api_partner_outgoing_mails, ({ services, viewer, query }) => listOutgoing(services, viewer, query)),

  serve(api_partner_outgoing_mail_resend, async ({ services, viewer, params }) => {
    await countSending(services, viewer, 'mail')
    return resendMail(services, viewer, params.mail)
  }),

  serve(api_partner_suppressed_addresses, ({ services, viewer, query }) => listSuppressed(services, viewer, query)),

  serve(api_partner_suppressed_address_remove, async ({ c, services, viewer, body }) => {
    await removeSuppressed(services, viewer, body)
    return c.body(null, 204)
  }),

  serve(external_webmail, async ({ c, services, t }) => {
    const { webmailUrl, brandWebmailUrl } = services.outside
    // Who is not signed in is of no brand.
    const url = c.get('viewer')?.flags.ownBrand ? webmailUrl : (brandWebmailUrl ?? webmailUrl)
    return url ? c.redirect(url, 303) : render(c, 'areas/webmail.njk', { title: t('external.webmail') })
  }),
]
