import type { Generated } from 'kysely'

export interface WebhooksTable {
  id: Generated<number>
  partner_id: number
  name: string
  url: string
  events: string[]
  enabled: Generated<boolean>
  /** Sealed `whsec_…`; shown once, when it is made. */
  secret_sealed: string
  /** Its last characters. */
  secret_hint: string
  /** Signs beside the new one for a day after a rotation. */
  previous_sealed: string | null
  previous_until: Date | null
  failures_in_row: Generated<number>
  failing_since: Date | null
  created_at: Date
}

export interface WebhookMessagesTable {
  id: Generated<number>
  /** The request that queued it, for the log. */
  request_id: string | null
  webhook_id: number
  /** The header webhook-id: the same for every attempt. */
  message_id: string
  event: string
  body: string
  state: Generated<'waiting' | 'delivered' | 'failed'>
  attempts: Generated<number>
  run_at: Date
  /** By the machine's clock. */
  leased_until: Date | null
  created_at: Date
}

export interface WebhookAttemptsTable {
  id: Generated<number>
  webhook_message_id: number
  attempt: number
  /** HTTP status; null when there was no answer. */
  status: number | null
  ms: number
  /** Beginning of the answer, or why there was none. */
  response: string
  at: Date
}
