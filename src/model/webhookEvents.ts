/** Events a webhook can subscribe to; `test` is sent by the button beside a webhook. */
export const WEBHOOK_EVENTS = [
  'website_created',
  'website_status_changed',
  'log_created',
  'todo_created',
  'website_todo_assignee_changed',
  'domain_created',
  'website_deleted',
  'website_assigned',
  'website_due_date_changed',
  'website_published',
  'todo_done',
  'time_entry_created',
  'domain_state_changed',
  'dns_zone_applied',
  'email_unassigned_received',
  'test',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const isWebhookEvent = (event: string): event is WebhookEvent => WEBHOOK_EVENTS.some((known) => known === event)
