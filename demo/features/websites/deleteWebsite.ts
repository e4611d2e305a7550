import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { endSessionsOn } from '../../db/queries/workSessions'
import { emitWebhook } from '../../outbox/webhooks/emitWebhook'
import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/eventHub'
import { lockWebsite } from '../../db/queries/lockWebsite'
import { logTranslator, writeLog } from '../../kernel/log/writeLog'

/** Puts a website into the recycle bin: it is gone from everywhere, and nothing of it is lost. Timers that run on it stop. */
export function deleteWebsite(services: Services, viewer: Viewer, id: number): Promise<void> {
  return services.db.transaction().execute(async (db) => {
    const now = services.clock.now()
    await mark(services, db, viewer, { id, deletedAt: now, log: 'log.deleted' })
    for (const userId of await endSessionsOn(db, id, now)) await publish(db, { kind: 'timer', partnerId: viewer.partner_id, userId })
  })
}

export function restoreWebsite(services: Services, viewer: Viewer, id: number): Promise<void> {
  return services.db.transaction().execute((db) => mark(services, db, viewer, { id, deletedAt: null, log: 'log.restored' }))
}

interface Mark {
  id: number
  deletedAt: Date | null
  log: 'log.deleted' | 'log.restored'
}

async function mark(services: Services, db: Kysely<Database>, viewer: Viewer, { id, deletedAt, log }: Mark): Promise<void> {
  const website = await lockWebsite(db, id)
  // Somebody else was faster.
  if ((website.deleted_at === null) === (deletedAt === null)) return
  const now = services.clock.now()
  await db
    .updateTable('websites')
    .set({ deleted_at: deletedAt, updated_at: now, version: website.version + 1 })
    .where('id', '=', id)
    .execute()
  await writeLog(db, website, [{ category: 'system', message: logTranslator(services, viewer)(log) }], { by: viewer.user_id, at: now })
  const news = { partnerId: viewer.partner_id, websiteId: id, actorId: viewer.user_id }
  if (deletedAt) await emitWebhook(db, services.clock, { ...news, event: 'website_deleted' })
  await publish(db, { kind: 'website', partnerId: viewer.partner_id, websiteId: id })
  await publish(db, { kind: 'counts', partnerId: viewer.partner_id })
}
