import * as v from 'valibot'
import * as client from '../routes/external'
import { serverRoute } from './serverRoute'

export const external_plans = serverRoute(client.external_plans, {
  host: 'public',
  path: '/plans',
  query: v.object({ userId: v.optional(v.string()), locale: v.optional(v.string()) }),
})
export const external_webmail = serverRoute(client.external_webmail, { host: 'public', path: '/webmail' })
export const external_help_messages = serverRoute(client.external_help_messages, { host: 'public', path: '/help/messages-and-tickets' })
export const external_briefing = serverRoute(client.external_briefing, {
  host: 'backoffice',
  path: '/website/{website}/briefing',
  digits: ['website'],
})
export const external_invoices = serverRoute(client.external_invoices, {
  host: 'backoffice',
  path: '/website/{website}/invoices',
  digits: ['website'],
})
export const external_invoice_paid = serverRoute(client.external_invoice_paid, {
  host: 'backoffice',
  path: '/website/{website}/invoices/{invoice}/paid',
  digits: ['website', 'invoice'],
})
