import { items } from '../envelopes'
import { route } from '../route'
import { Webhook, WebhookDelivery } from './webhook'

export const api_partner_webhook_test = route({ name: 'api_partner_webhook_test', method: 'POST', answer: Webhook })
export const api_partner_webhook_rotate = route({ name: 'api_partner_webhook_rotate', method: 'POST', answer: Webhook })
export const api_partner_webhook_deliveries = route({
  name: 'api_partner_webhook_deliveries',
  method: 'GET',
  answer: items(WebhookDelivery),
})
export const api_partner_webhook_redeliver = route({ name: 'api_partner_webhook_redeliver', method: 'POST', answer: 'empty' })
