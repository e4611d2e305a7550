import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { ofPartner } from '../../db/queries/base'
import { commit } from '../../outbox/commit/commit'
import { readDocument, writeDocument } from './documents'

const TITLE_MAX_LENGTH = 200

const columns = ['timestamp', 'title', 'version'] as const

/** Saved states of a website, newest first. */
export const listSnapshots = ({ db }: Services, websiteId: number) =>
  db.selectFrom('snapshots').select(columns).where('website_id', '=', websiteId).orderBy('timestamp', 'desc').execute()

export async function findSnapshot({ db }: Services, partnerId: number, timestamp: string) {
  if (!/^\d{1,15}$/.test(timestamp)) throw new HttpError(404, 'refusal.notFound')
  const row = await ofPartner(db, partnerId, 'snapshots').selectAll().where('timestamp', '=', Number(timestamp)).executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row
}

/** Keeps the content as it is now. */
export function saveSnapshot(services: Services, viewer: Viewer, websiteId: number, title: string) {
  return services.db.transaction().execute(async (db) => {
    await lockWebsite(db, websiteId)
    return insertSnapshot(services, db, viewer, websiteId, title)
  })
}

async function insertSnapshot(services: Services, db: Kysely<Database>, viewer: Viewer, websiteId: number, title: string) {
  const { version, content } = await readDocument({ ...services, db }, websiteId)
  const { last } = await ofPartner(db, viewer.partner_id, 'snapshots')
    .select(({ fn }) => fn.max('timestamp').as('last'))
    .executeTakeFirstOrThrow()
  const now = Math.floor(services.clock.now().getTime() / 1000)
  return db
    .insertInto('snapshots')
    .values({
      partner_id: viewer.partner_id,
      // The time is the name, so the second one within a second is a second later.
      timestamp: Math.max(now, (last ?? 0) + 1),
      website_id: websiteId,
      title: title.trim().slice(0, TITLE_MAX_LENGTH),
      version,
      content: JSON.stringify(content),
      created_by: viewer.user_id,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Goes back to a saved state, and keeps the one before it, so that going back can be taken back. */
export async function revertTo(services: Services, viewer: Viewer, websiteId: number, timestamp: string): Promise<void> {
  const snapshot = await findSnapshot(services, viewer.partner_id, timestamp)
  if (snapshot.website_id !== websiteId) throw new HttpError(404, 'refusal.notFound')
  await commit(services, viewer, async (db) => {
    await lockWebsite(db, websiteId)
    const kept = await insertSnapshot(services, db, viewer, websiteId, '')
    return writeDocument(services, db, viewer, { websiteId, version: kept.version, content: snapshot.content })
  })
}
