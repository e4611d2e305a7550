import { route } from '../route'

// Pages of the provider that the partner host only links to (spec 2.3); briefing and invoices live on its back-office host.
export const external_plans = route({ name: 'external_plans', method: 'GET', answer: 'page' })
export const external_webmail = route({ name: 'external_webmail', method: 'GET', answer: 'page' })
export const external_help_messages = route({ name: 'external_help_messages', method: 'GET', answer: 'page' })
export const external_briefing = route({ name: 'external_briefing', method: 'GET', answer: 'page' })
export const external_invoices = route({ name: 'external_invoices', method: 'GET', answer: 'page' })
export const external_invoice_paid = route({ name: 'external_invoice_paid', method: 'POST', answer: 'page' })
