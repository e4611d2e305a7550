import type { Kysely } from 'kysely'
import { MINUTE_MS } from '../../../../src/model'
import type { User } from '../../../../src/contract'
import type { Database } from '../../../db'
import type { Services, Viewer } from '../../../kernel/context'
import { peopleOf } from '../../../access/scope'
import { commit } from '../../../outbox/commit/commit'

/** Who has not been heard of for so long is gone. */
const PRESENCE_MS = MINUTE_MS

/** Notes that this person has the website open, and answers who else has. Others hear of it when somebody comes or goes. */
export async function enterWebsite(services: Services, viewer: Viewer, websiteId: number) {
  const now = services.clock.now()
  const since = new Date(now.getTime() - PRESENCE_MS)
  await commit(services, viewer, async (db) => {
    await db.deleteFrom('website_presence').where('website_id', '=', websiteId).where('seen_at', '<', since).execute()
    const known = await db
      .updateTable('website_presence')
      .set({ seen_at: now })
      .where('website_id', '=', websiteId)
      .where('user_id', '=', viewer.user_id)
      .executeTakeFirst()
    if (known.numUpdatedRows > 0n) return {}
    await insert(db, websiteId, viewer.user_id, now)
    return { publish: [{ kind: 'presence', websiteId }] }
  })
  return others(services, viewer, websiteId)
}

async function insert(db: Kysely<Database>, websiteId: number, userId: number, now: Date): Promise<void> {
  // Two tabs of the same person may arrive at once.
  await db
    .insertInto('website_presence')
    .values({ website_id: websiteId, user_id: userId, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const leaveWebsite = (services: Services, viewer: Viewer, websiteId: number): Promise<void> =>
  commit(services, viewer, async (db) => {
    await db.deleteFrom('website_presence').where('website_id', '=', websiteId).where('user_id', '=', viewer.user_id).execute()
    return { publish: [{ kind: 'presence', websiteId }] }
  })

const others = async (services: Services, viewer: Viewer, websiteId: number): Promise<User[]> =>
  (await viewersOf(services, viewer, [websiteId])).get(websiteId) ?? []

/** Who else has the websites open. */
export async function viewersOf(services: Services, viewer: Viewer, websiteIds: readonly number[]): Promise<Map<number, User[]>> {
  if (websiteIds.length === 0) return new Map()
  const since = new Date(services.clock.now().getTime() - PRESENCE_MS)
  const rows = await services.db
    .selectFrom('website_presence')
    .select(['website_id', 'user_id'])
    .where('website_id', 'in', [...websiteIds])
    .where('user_id', '!=', viewer.user_id)
    .where('seen_at', '>=', since)
    .orderBy('user_id')
    .execute()
  const person = await peopleOf(services, viewer)
  const seen = (id: number) => rows.filter(({ website_id }) => website_id === id)
  return new Map(websiteIds.map((id) => [id, seen(id).flatMap(({ user_id }) => person(user_id) ?? [])]))
}
