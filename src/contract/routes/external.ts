import * as v from 'valibot'
import { route } from '../route'

// Pages of the provider that the partner host only links to (spec 2.3); briefing and invoices live on its back-office host.
export const external_plans = route({
  name: 'external_plans',
  method: 'GET',
  host: 'public',
  path: '/plans',
  query: v.object({ userId: v.optional(v.string()), locale: v.optional(v.string()) }),
  answer: 'page',
})
export const external_webmail = route({ name: 'external_webmail', method: 'GET', host: 'public', path: '/webmail', answer: 'page' })
export const external_help_messages = route({
  name: 'external_help_messages',
  method: 'GET',
  host: 'public',
  path: '/help/messages-and-tickets',
  answer: 'page',
})
export const external_briefing = route({
  name: 'external_briefing',
  method: 'GET',
  host: 'backoffice',
  path: '/website/{website}/briefing',
  digits: ['website'],
  answer: 'page',
})
export const external_invoices = route({
  name: 'external_invoices',
  method: 'GET',
  host: 'backoffice',
  path: '/website/{website}/invoices',
  digits: ['website'],
  answer: 'page',
})
export const external_invoice_paid = route({
  name: 'external_invoice_paid',
  method: 'POST',
  host: 'backoffice',
  path: '/website/{website}/invoices/{invoice}/paid',
  digits: ['website', 'invoice'],
  answer: 'page',
})
