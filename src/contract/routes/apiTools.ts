import {
  MailServerCheck,
  MailServerLogin,
  MailTransfer,
  MailTransferDraft,
  MailTransferResume,
  MailTransferStart,
} from '../entities/mailTransfer'
import { TimeReport, TimeReportQuery } from '../entities/timeReport'
import { items } from '../envelopes'
import { route } from '../route'

const host = 'partner'

// Mail transfer. The spec names the tool's page only; its calls are ours.
export const api_partner_mail_transfers = route({
  name: 'api_partner_mail_transfers',
  method: 'GET',
  host,
  path: '/api/tools/mailtransfer',
  answer: items(MailTransfer),
})
export const api_partner_mail_transfer_create = route({
  name: 'api_partner_mail_transfer_create',
  urlName: 'api_partner_mail_transfers',
  method: 'POST',
  host,
  path: '/api/tools/mailtransfer',
  body: MailTransferDraft,
  answer: MailTransfer,
})
export const api_partner_mail_transfer_check = route({
  name: 'api_partner_mail_transfer_check',
  method: 'POST',
  host,
  path: '/api/tools/mailtransfer/check',
  body: MailServerLogin,
  answer: MailServerCheck,
})
export const api_partner_mail_transfer = route({
  name: 'api_partner_mail_transfer',
  method: 'GET',
  host,
  path: '/api/tools/mailtransfer/{transfer}',
  answer: MailTransfer,
})
export const api_partner_mail_transfer_start = route({
  name: 'api_partner_mail_transfer_start',
  method: 'POST',
  host,
  path: '/api/tools/mailtransfer/{transfer}/start',
  body: MailTransferStart,
  answer: MailTransfer,
})
export const api_partner_mail_transfer_pause = route({
  name: 'api_partner_mail_transfer_pause',
  method: 'POST',
  host,
  path: '/api/tools/mailtransfer/{transfer}/pause',
  answer: MailTransfer,
})
export const api_partner_mail_transfer_resume = route({
  name: 'api_partner_mail_transfer_resume',
  method: 'POST',
  host,
  path: '/api/tools/mailtransfer/{transfer}/resume',
  body: MailTransferResume,
  answer: MailTransfer,
})
export const api_partner_mail_transfer_cancel = route({
  name: 'api_partner_mail_transfer_cancel',
  method: 'POST',
  host,
  path: '/api/tools/mailtransfer/{transfer}/cancel',
  answer: MailTransfer,
})

// Worked time over all websites.
export const api_partner_time_report = route({
  name: 'api_partner_time_report',
  method: 'GET',
  host,
  path: '/api/tools/timereport',
  query: TimeReportQuery,
  answer: TimeReport,
})
