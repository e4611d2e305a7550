import { type Kysely, sql } from 'kysely'
import { STALE_AFTER_TICKS, TICK_INTERVAL_MS } from '../../../../src/model'
import type { Database } from '../../schema'

/** Without a tick for so long, nobody knows whether the time was worked. */
export const STALE_AFTER_MS = STALE_AFTER_TICKS * TICK_INTERVAL_MS

/** Whole seconds from the start of a session to the instant. */
const secondsUntil = (end: Date) => sql<number>`greatest(0, floor(extract(epoch from ${end}::timestamptz - started_at)))::int`

/** The running session of a person, with its website. */
export const runningSession = (db: Kysely<Database>, userId: number) =>
  runningOf(db, userId)
    .selectAll('work_sessions')
    .select(['websites.title', 'websites.status as website_status', 'websites.image_file_id', 'websites.assigned_to'])
    .executeTakeFirst()

export const runningOf = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('work_sessions')
    .innerJoin('websites', 'websites.id', 'work_sessions.website_id')
    .where('work_sessions.user_id', '=', userId)
    .where('work_sessions.ended_at', 'is', null)

export type RunningSession = NonNullable<Awaited<ReturnType<typeof runningSession>>>

/** When a session that nobody ended has to end: now, or when it was last heard of. */
export const endOf = (session: { last_tick_at: Date }, now: Date): Date =>
  now.getTime() - session.last_tick_at.getTime() > STALE_AFTER_MS ? session.last_tick_at : now

export async function endSession(db: Kysely<Database>, id: number, end: Date, reason: string | null = null): Promise<void> {
  await db
    .updateTable('work_sessions')
    .set({ ended_at: end, last_tick_at: end, seconds: secondsUntil(end), reason })
    .where('id', '=', id)
    .execute()
}

/** Ends what runs on a website and answers whose it was. */
export async function endSessionsOn(db: Kysely<Database>, websiteId: number, now: Date): Promise<number[]> {
  const running = await db
    .selectFrom('work_sessions')
    .select(['id', 'user_id', 'last_tick_at'])
    .where('website_id', '=', websiteId)
    .where('ended_at', 'is', null)
    .execute()
  for (const session of running) await endSession(db, session.id, endOf(session, now))
  return running.map(({ user_id }) => user_id)
}
