import { serverRoute } from '../serverRoute'
import * as client from './routes'

const host = 'partner'
export const api_partner_webhook_test = serverRoute(client.api_partner_webhook_test, {
  host,
  path: '/api/webhooks/{webhook}/test',
  ids: ['webhook'],
})
export const api_partner_webhook_rotate = serverRoute(client.api_partner_webhook_rotate, {
  host,
  path: '/api/webhooks/{webhook}/rotate',
  ids: ['webhook'],
})
export const api_partner_webhook_deliveries = serverRoute(client.api_partner_webhook_deliveries, {
  host,
  path: '/api/webhooks/{webhook}/deliveries',
  ids: ['webhook'],
})
export const api_partner_webhook_redeliver = serverRoute(client.api_partner_webhook_redeliver, {
  host,
  path: '/api/webhooks/{webhook}/deliveries/{delivery}/redeliver',
  ids: ['webhook', 'delivery'],
})
