import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { endSessionsOn } from '../../../db/queries/websites/workSessions'
import type { Services, Viewer } from '../../../kernel/context'
import { lockWebsite } from '../../../db/queries/websites/lockWebsite'
import { changeWebsite } from '../../../db/writers/changeWebsite'
import { commit } from '../../../outbox/commit/commit'
import { type News, together } from '../../../kernel/News'

/** Puts a website into the recycle bin: it is gone from everywhere, and nothing of it is lost. Timers that run on it stop. */
export function deleteWebsite(services: Services, viewer: Viewer, id: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const now = services.clock.now()
    const news = await mark(db, { id, now, kind: 'deleted' })
    const timers = await endSessionsOn(db, id, now)
    return together(news, { publish: timers.map((userId) => ({ kind: 'timer', userId })) })
  })
}

export function restoreWebsite(services: Services, viewer: Viewer, id: number): Promise<void> {
  return commit(services, viewer, (db) => mark(db, { id, now: services.clock.now(), kind: 'restored' }))
}

interface Mark {
  id: number
  now: Date
  kind: 'deleted' | 'restored'
}

async function mark(db: Kysely<Database>, { id, now, kind }: Mark): Promise<News> {
  const website = await lockWebsite(db, id)
  const deletedAt = kind === 'deleted' ? now : null
  // Somebody else was faster.
  if ((website.deleted_at === null) === (deletedAt === null)) return {}
  await changeWebsite(db, id, { deleted_at: deletedAt }, now)
  return {
    log: [{ website, line: { kind, values: {} } }],
    webhooks: deletedAt ? [{ event: 'website_deleted', websiteId: id }] : [],
    publish: [{ kind: 'website', websiteId: id }, { kind: 'counts' }],
  }
}
