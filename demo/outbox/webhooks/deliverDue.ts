import type { Kysely, Selectable } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/model'
import type { Database } from '../../db'
import type { WebhookMessagesTable, WebhooksTable } from '../../db/tables/webhooks'
import { inBackground } from '../../log/inBackground'
import type { Services } from '../../kernel/context'
import { orAborted, unseal } from '../../services'
import { type Answer, post } from './post'
import { switchOff } from './switchOff'

/** screens AC-07. */
export const RETRY_AFTER_MS = [5_000, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 14 * HOUR_MS] as const
const OFF_AFTER_MS = 5 * DAY_MS
const BATCH = 5
/** Longer than any attempt takes. */
const LEASE_MS = MINUTE_MS

type Message = Selectable<WebhookMessagesTable>
type Hook = Selectable<WebhooksTable>

/** Delivers what is due; answers how many messages it tried. What has no answer when the signal is aborted is handed back. */
export async function deliverDue(services: Services, giveUp?: AbortSignal): Promise<number> {
  const messages = await lease(services)
  await Promise.all(messages.map((message) => deliver(services, message, giveUp)))
  return messages.length
}

function lease({ db, clock }: Services): Promise<Message[]> {
  const real = new Date()
  const due = db
    .selectFrom('webhook_messages')
    .select('id')
    .where('state', '=', 'waiting')
    .where('run_at', '<=', clock.now())
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', real)]))
    .orderBy('run_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('webhook_messages')
    .set((eb) => ({ leased_until: new Date(real.getTime() + LEASE_MS), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

const deliver = (services: Services, message: Message, giveUp?: AbortSignal): Promise<void> =>
  inBackground(services.log, { work: 'webhooks', id: message.request_id, item: message.id }, () => attempt(services, message, giveUp))

/** Answers what became of it, for the log. */
async function attempt(services: Services, message: Message, giveUp?: AbortSignal): Promise<string | null> {
  const { db, clock } = services
  const hook = await db.selectFrom('webhooks').selectAll().where('id', '=', message.webhook_id).executeTakeFirst()
  if (!hook) return null
  const at = clock.now()
  const started = performance.now()
  const headers = await headersOf(db, hook, message, at)
  const answer = await orAborted(() => post(hook.url, headers, message.body, services.webhookAllow), giveUp)
  if (!answer) return handBack(db, message)
  const ms = Math.round(performance.now() - started)
  await db.transaction().execute((transaction) => settle(services, transaction, { hook, message, answer, ms, at }))
  return answer.status === null ? 'no answer' : String(answer.status)
}

/** As if it had not been tried: another process may take it at once. What was decided meanwhile stays. */
async function handBack(db: Kysely<Database>, { id, attempts }: Message): Promise<string> {
  await db
    .updateTable('webhook_messages')
    .set((eb) => ({ leased_until: null, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
  return 'handed back'
}

/** Standard Webhooks: id, time, and a signature by each secret that is valid now. */
async function headersOf(db: Kysely<Database>, hook: Hook, message: Message, at: Date): Promise<Record<string, string>> {
  const sealed = [
    hook.secret_sealed,
    ...(hook.previous_sealed && hook.previous_until && hook.previous_until > at ? [hook.previous_sealed] : []),
  ]
  const secrets = await Promise.all(sealed.map((secret) => unseal(db, secret)))
  return {
    'content-type': 'application/json',
    'user-agent': 'webhooks/1',
    'webhook-id': message.message_id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(message.message_id, at, message.body)).join(' '),
  }
}

interface Settled {
  hook: Hook
  message: Message
  answer: Answer
  ms: number
  at: Date
}

async function settle(services: Services, db: Kysely<Database>, { hook, message, answer, ms, at }: Settled): Promise<void> {
  const isDelivered = answer.status !== null && answer.status >= 200 && answer.status < 300
  const wait = RETRY_AFTER_MS[message.attempts - 1]
  await db
    .insertInto('webhook_attempts')
    .values({ webhook_message_id: message.id, attempt: message.attempts, ...answer, ms, at })
    .execute()
  await db
    .updateTable('webhook_messages')
    .set({
      state: isDelivered ? 'delivered' : wait === undefined ? 'failed' : 'waiting',
      leased_until: null,
      ...(wait === undefined ? {} : { run_at: new Date(at.getTime() + wait) }),
    })
    .where('id', '=', message.id)
    // Switched off while it was tried: nothing is tried again.
    .$if(!isDelivered, (query) => query.where('state', '=', 'waiting'))
    .execute()
  const failingSince = isDelivered ? null : (hook.failing_since ?? at)
  await db
    .updateTable('webhooks')
    .set((eb) => ({ failures_in_row: isDelivered ? 0 : eb('failures_in_row', '+', 1), failing_since: failingSince }))
    .where('id', '=', hook.id)
    .execute()
  if (failingSince && at.getTime() - failingSince.getTime() >= OFF_AFTER_MS && hook.enabled) await switchOff(services, db, hook)
}
