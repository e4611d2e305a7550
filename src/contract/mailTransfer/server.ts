import { ListQuery } from '../envelopes'
import { serverRoute } from '../serverRoute'
import { MailServerLogin, MailTransferDraft, MailTransferResume, MailTransferStart } from './mailTransfer'
import * as client from './routes'

const host = 'partner'

export const api_partner_mail_transfers = serverRoute(client.api_partner_mail_transfers, {
  host,
  path: '/api/tools/mailtransfer',
  query: ListQuery,
})
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
export const api_partner_mail_transfer = serverRoute(client.api_partner_mail_transfer, {
  host,
  path: '/api/tools/mailtransfer/{transfer}',
  ids: ['transfer'],
})
export const api_partner_mail_transfer_start = serverRoute(client.api_partner_mail_transfer_start, {
  host,
  path: '/api/tools/mailtransfer/{transfer}/start',
  ids: ['transfer'],
  body: MailTransferStart,
})
export const api_partner_mail_transfer_pause = serverRoute(client.api_partner_mail_transfer_pause, {
  host,
  path: '/api/tools/mailtransfer/{transfer}/pause',
  ids: ['transfer'],
})
export const api_partner_mail_transfer_resume = serverRoute(client.api_partner_mail_transfer_resume, {
  host,
  path: '/api/tools/mailtransfer/{transfer}/resume',
  ids: ['transfer'],
  body: MailTransferResume,
})
export const api_partner_mail_transfer_cancel = serverRoute(client.api_partner_mail_transfer_cancel, {
  host,
  path: '/api/tools/mailtransfer/{transfer}/cancel',
  ids: ['transfer'],
})
export const partner_tools_mail_transfer = serverRoute(client.partner_tools_mail_transfer, { host, path: '/tools/mailtransfer' })
