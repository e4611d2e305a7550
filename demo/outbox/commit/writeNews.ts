import type { Services } from '../../kernel/context'
import { publish } from '../../kernel/publish'
import { audit as writeAudit } from '../../services/audit'
import { emitWebhook } from './emitWebhook'
import type { Actor, News } from '../../kernel/News'
import { notify } from '../notifications/notify'
import { writeLog } from './writeLog'

/**
 * Writes news in the transaction of `db`, and answers the ids of the lines in the log. For commands that need those, or have news for several
 * partners; everything else returns its news to `commit`.
 */
export async function writeNews(services: Pick<Services, 'db' | 'clock' | 'root'>, by: Actor, news: News): Promise<number[]> {
  const { log = [], audit = [], webhooks = [], publish: events = [], notices = [] } = news
  const { db, clock } = services
  const at = clock.now()
  const { partner_id: partnerId, user_id } = by
  const lines = await writeLog(services, by, log, at)
  for (const entry of audit) await writeAudit(db, { partnerId, ...entry, at, userId: user_id })
  for (const { by: actorId = user_id, ...hook } of webhooks) await emitWebhook(db, clock, { ...hook, partnerId, actorId })
  const logs = [...new Set(log.map(({ website }) => website))]
  const written = logs.map(({ id: websiteId, partner_id }) => ({ kind: 'message' as const, partnerId: partner_id, websiteId }))
  const shown = notices.length > 0 ? await notify(services, by, notices) : []
  await publish(db, ...written, ...events.map((event) => ({ partnerId, ...event })), ...shown)
  return lines
}
