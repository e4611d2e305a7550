export { rotateWebhook, saveWebhooks, useRedeliverMutation, useTestWebhookMutation, useWebhookDeliveriesQuery } from './webhooks'
