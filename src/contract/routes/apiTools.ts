import { MailServerCheck, MailTransfer } from '../entities/mailTransfer'
import { TimeReport } from '../entities/timeReport'
import { items } from '../envelopes'
import { route } from '../route'

// Mail transfer. The spec names the tool's page only; its calls are ours.
export const api_partner_mail_transfers = route({ name: 'api_partner_mail_transfers', method: 'GET', answer: items(MailTransfer) })
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

// Worked time over all websites.
export const api_partner_time_report = route({ name: 'api_partner_time_report', method: 'GET', answer: TimeReport })
