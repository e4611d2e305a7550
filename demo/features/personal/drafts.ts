import { DAY_MS } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { ofPartner } from '../../db/queries/base'

/** A draft that nobody came back for. Days. */
const KEPT_DAYS = 60
/** More drafts than anybody writes at once; the oldest make room. */
const MAX_DRAFTS = 200

const ofViewer = ({ db }: Services, { user_id, partner_id }: Viewer) => ofPartner(db, partner_id, 'drafts').where('user_id', '=', user_id)

/** One's own draft; empty when there is none. */
export async function readDraft(services: Services, viewer: Viewer, key: string) {
  const since = new Date(services.clock.now().getTime() - KEPT_DAYS * DAY_MS)
  const row = await ofViewer(services, viewer).where('key', '=', key).where('saved_at', '>=', since).selectAll().executeTakeFirst()
  return { content: row?.content ?? null, savedAt: row?.saved_at.toISOString() ?? null }
}

export async function keepDraft(services: Services, viewer: Viewer, key: string, content: string): Promise<void> {
  const { db, clock } = services
  const { user_id, partner_id } = viewer
  const values = { content, saved_at: clock.now() }
  await db
    .insertInto('drafts')
    .values({ user_id, partner_id, key, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'partner_id', 'key']).doUpdateSet(values))
    .execute()
  const newest = ofViewer(services, viewer).select('key').orderBy('saved_at', 'desc').limit(MAX_DRAFTS)
  await db.deleteFrom('drafts').where('user_id', '=', user_id).where('partner_id', '=', partner_id).where('key', 'not in', newest).execute()
}

export async function dropDraft({ db }: Services, { user_id, partner_id }: Viewer, key: string): Promise<void> {
  await db.deleteFrom('drafts').where('user_id', '=', user_id).where('partner_id', '=', partner_id).where('key', '=', key).execute()
}
