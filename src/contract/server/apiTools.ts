import { MailServerLogin, MailTransferDraft, MailTransferResume, MailTransferStart } from '../entities/mailTransfer'
import { TimeReportQuery } from '../entities/timeReport'
import * as client from '../routes/apiTools'
import { serverRoute } from './serverRoute'

const host = 'partner'

export const api_partner_mail_transfers = serverRoute(client.api_partner_mail_transfers, { host, path: '/api/tools/mailtransfer' })
export const api_partner_mail_transfer_create = serverRoute(client.api_partner_mail_transfer_create, {
  host,
  path: '/api/tools/mailtransfer',
  body: MailTransferDraft,
})
export const api_partner_mail_transfer_check = serverRoute(client.api_partner_mail_transfer_check, {
  host,
  path: '/api/tools/mailtransfer/check',
  body: MailServerLogin,
})
export const api_partner_mail_transfer = serverRoute(client.api_partner_mail_transfer, { host, path: '/api/tools/mailtransfer/{transfer}' })
export const api_partner_mail_transfer_start = serverRoute(client.api_partner_mail_transfer_start, {
  host,
  path: '/api/tools/mailtransfer/{transfer}/start',
  body: MailTransferStart,
})
export const api_partner_mail_transfer_pause = serverRoute(client.api_partner_mail_transfer_pause, {
  host,
  path: '/api/tools/mailtransfer/{transfer}/pause',
})
export const api_partner_mail_transfer_resume = serverRoute(client.api_partner_mail_transfer_resume, {
  host,
  path: '/api/tools/mailtransfer/{transfer}/resume',
  body: MailTransferResume,
})
export const api_partner_mail_transfer_cancel = serverRoute(client.api_partner_mail_transfer_cancel, {
  host,
  path: '/api/tools/mailtransfer/{transfer}/cancel',
})

// Worked time over all websites.
export const api_partner_time_report = serverRoute(client.api_partner_time_report, {
  host,
  path: '/api/tools/timereport',
  query: TimeReportQuery,
})
