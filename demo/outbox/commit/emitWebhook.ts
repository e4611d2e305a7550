import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { DAY_MS, fullName, STATUS_INFO, isStatus } from '../../../src/model'
import type { Database } from '../../db'
import { ofPartner } from '../../db/queries/base'
import { currentTrace } from '../../log/trace'
import type { WebhookNews } from '../../kernel/News'
import type { Clock } from '../../services'

export const WEBHOOK_CHANNEL = 'webhook_queue'
/** How long what was sent is kept (AC-07). */
export const WEBHOOK_LOG_MS = 30 * DAY_MS

export interface PartnerNews extends Omit<WebhookNews, 'by'> {
  partnerId: number
  actorId?: number | null
}

/** Queues the news for every webhook that wants it, in the caller's transaction: told once that commits, and never if it does not. */
export async function emitWebhook(db: Kysely<Database>, clock: Pick<Clock, 'now'>, news: PartnerNews): Promise<void> {
  const hooks = await ofPartner(db, news.partnerId, 'webhooks')
    .select('id')
    .where('enabled', '=', true)
    .where(sql<boolean>`${news.event} = any(events)`)
    .execute()
  await queueFor(
    db,
    clock,
    hooks.map(({ id }) => id),
    news,
  )
}

/** Queues the news for the given webhooks, whatever they subscribed to. */
export async function queueFor(
  db: Kysely<Database>,
  clock: Pick<Clock, 'now'>,
  hookIds: readonly number[],
  news: PartnerNews,
): Promise<void> {
  if (hookIds.length === 0) return
  const now = clock.now()
  const message_id = `msg_${randomUUID()}`
  const body = JSON.stringify({
    event: news.event,
    id: message_id,
    createdAt: now.toISOString(),
    partnerId: news.partnerId,
    website: news.websiteId ? await websiteOf(db, news.websiteId) : null,
    actor: news.actorId ? await actorOf(db, news.actorId) : null,
    data: news.data ?? {},
    ...(news.previous ? { previous: news.previous } : {}),
  })
  const rows = hookIds.map((webhook_id) => ({
    webhook_id,
    message_id,
    request_id: currentTrace()?.id ?? null,
    event: news.event,
    body,
    run_at: now,
    leased_until: null,
    created_at: now,
  }))
  await db.insertInto('webhook_messages').values(rows).execute()
  await db
    .deleteFrom('webhook_messages')
    .where('webhook_id', 'in', [...hookIds])
    .where('state', '!=', 'waiting')
    .where('created_at', '<', new Date(now.getTime() - WEBHOOK_LOG_MS))
    .execute()
  await sql`select pg_notify(${WEBHOOK_CHANNEL}, '')`.execute(db)
}

async function websiteOf(db: Kysely<Database>, id: number) {
  const row = await db
    .selectFrom('websites')
    .select(['id', 'title', 'label', 'status', 'status_date', 'due_date', 'domain', 'assigned_to', 'published_status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { status, ...rest } = row
  // Receivers get the key and its place in the messages: texts belong to whoever shows them.
  return { ...rest, status: { key: status, label: isStatus(status) ? STATUS_INFO[status].labelKey : status } }
}

async function actorOf(db: Kysely<Database>, id: number) {
  const row = await db.selectFrom('users').select(['id', 'forename', 'surname', 'name']).where('id', '=', id).executeTakeFirst()
  return row ? { id: row.id, name: fullName(row) } : null
}
