import { list } from '../envelopes'
import { route } from '../route'
import { MailServerCheck, MailTransfer } from './mailTransfer'

// Mail transfer. The spec names the tool's page only; its calls are ours.
export const api_partner_mail_transfers = route({ name: 'api_partner_mail_transfers', method: 'GET', answer: list(MailTransfer) })
export const api_partner_mail_transfer_create = route({
  name: 'api_partner_mail_transfer_create',
  urlName: 'api_partner_mail_transfers',
  method: 'POST',
  answer: MailTransfer,
})
export const api_partner_mail_transfer_check = route({ name: 'api_partner_mail_transfer_check', method: 'POST', answer: MailServerCheck })
export const api_partner_mail_transfer = route({ name: 'api_partner_mail_transfer', method: 'GET', answer: MailTransfer })
export const api_partner_mail_transfer_start = route({ name: 'api_partner_mail_transfer_start', method: 'POST', answer: MailTransfer })
export const api_partner_mail_transfer_pause = route({ name: 'api_partner_mail_transfer_pause', method: 'POST', answer: MailTransfer })
export const api_partner_mail_transfer_resume = route({ name: 'api_partner_mail_transfer_resume', method: 'POST', answer: MailTransfer })
export const api_partner_mail_transfer_cancel = route({ name: 'api_partner_mail_transfer_cancel', method: 'POST', answer: MailTransfer })
export const partner_tools_mail_transfer = route({ name: 'partner_tools_mail_transfer', method: 'ANY', answer: 'page' })
