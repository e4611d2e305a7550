import type { Kysely } from 'kysely'
import { MINUTE_MS } from '../../../src/model'
import type { User } from '../../../src/contract'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/eventHub'
import { peopleOf } from '../../access/scope'

/** Who has not been heard of for so long is gone. */
const PRESENCE_MS = MINUTE_MS

/** Notes that this person has the website open, and answers who else has. Others hear of it when somebody comes or goes. */
export async function enterWebsite(services: Services, viewer: Viewer, websiteId: number) {
  const { db, clock } = services
  const now = clock.now()
  const since = new Date(now.getTime() - PRESENCE_MS)
  await db.deleteFrom('website_presence').where('website_id', '=', websiteId).where('seen_at', '<', since).execute()
  const known = await db
    .updateTable('website_presence')
    .set({ seen_at: now })
    .where('website_id', '=', websiteId)
    .where('user_id', '=', viewer.user_id)
    .executeTakeFirst()
  const arrived = known.numUpdatedRows === 0n
  if (arrived) await insert(db, websiteId, viewer.user_id, now)
  if (arrived) await announce(db, viewer, websiteId)
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

export async function leaveWebsite({ db }: Services, viewer: Viewer, websiteId: number): Promise<void> {
  await db.deleteFrom('website_presence').where('website_id', '=', websiteId).where('user_id', '=', viewer.user_id).execute()
  await announce(db, viewer, websiteId)
}

const announce = (db: Kysely<Database>, { partner_id }: Viewer, websiteId: number): Promise<void> =>
  publish(db, { kind: 'presence', partnerId: partner_id, websiteId })

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
