import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { ofPartner } from '../../db/queries/base'
import type { Clock } from '../../services'
import { WEBHOOK_LOG_MS } from '../../outbox/commit/emitWebhook'
import type { NewSecrets } from './saveWebhooks'

const SHOWN = 100

/** The webhooks of a partner; a secret only in the answer that made it. */
export async function presentWebhooks(db: Kysely<Database>, partnerId: number, secrets: NewSecrets = new Map()) {
  const hooks = await ofPartner(db, partnerId, 'webhooks').selectAll().orderBy('id').execute()
  const last = await Promise.all(hooks.map(({ id }) => attemptsOf(db, id).limit(1).executeTakeFirst()))
  return hooks.map((hook, index) => ({
    id: hook.id,
    name: hook.name,
    url: hook.url,
    events: hook.events,
    enabled: hook.enabled,
    secret: secrets.get(hook.id) ?? null,
    secretHint: hook.secret_hint,
    previousSecretUntil: hook.previous_until?.toISOString() ?? null,
    createdAt: hook.created_at.toISOString(),
    lastDelivery: last[index] ? { at: last[index].at.toISOString(), status: last[index].status } : null,
    failuresInRow: hook.failures_in_row,
  }))
}

/** What was sent in the last 30 days and what came back, newest first. */
export async function presentDeliveries(db: Kysely<Database>, clock: Clock, webhookId: number) {
  const since = new Date(clock.now().getTime() - WEBHOOK_LOG_MS)
  const rows = await attemptsOf(db, webhookId).where('webhook_attempts.at', '>=', since).limit(SHOWN).execute()
  return rows.map(({ id, event, attempt, status, ms, body, response, at }) => ({
    id: String(id),
    event,
    attempt,
    status,
    ms,
    request: body,
    response,
    at: at.toISOString(),
  }))
}

const attemptsOf = (db: Kysely<Database>, webhookId: number) =>
  db
    .selectFrom('webhook_attempts')
    .innerJoin('webhook_messages', 'webhook_messages.id', 'webhook_attempts.webhook_message_id')
    .where('webhook_messages.webhook_id', '=', webhookId)
    .select(['webhook_attempts.id', 'webhook_attempts.attempt', 'webhook_attempts.status', 'webhook_attempts.ms'])
    .select(['webhook_attempts.response', 'webhook_attempts.at', 'webhook_messages.event', 'webhook_messages.body'])
    .orderBy('webhook_attempts.id', 'desc')
