import * as v from 'valibot'
import { WEBHOOK_EVENTS } from '../../model'
import { flag, id, many, maybe } from '../tolerant'

/** One attempt to deliver, with what was sent and what came back. */
export const WebhookDelivery = v.object({
  id: v.string(),
  event: v.string(),
  attempt: v.number(),
  status: maybe(v.number()),
  ms: maybe(v.number()),
  request: maybe(v.string()),
  response: maybe(v.string()),
  at: v.string(),
})

export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>

/** A webhook (defaults 5.10). The secret is shown once, when it is made. */
export const Webhook = v.object({
  id,
  name: v.string(),
  url: v.string(),
  events: many(v.string()),
  enabled: flag,
  secret: maybe(v.string()),
  secretHint: maybe(v.string()),
  previousSecretUntil: maybe(v.string()),
  createdAt: maybe(v.string()),
  lastDelivery: maybe(v.object({ at: v.string(), status: maybe(v.number()) })),
  failuresInRow: v.optional(v.number(), 0),
  deliveries: many(WebhookDelivery),
})
export type Webhook = v.InferOutput<typeof Webhook>

/** One webhook of the settings form: new without id. */
export const WebhookDraft = v.object({
  id: v.optional(id),
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  url: v.pipe(v.string(), v.url()),
  events: v.array(v.picklist(WEBHOOK_EVENTS)),
  enabled: v.boolean(),
})
export type WebhookDraft = v.InferInput<typeof WebhookDraft>
