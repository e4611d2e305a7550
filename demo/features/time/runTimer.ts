import type { Kysely } from 'kysely'
import type { StopTimer } from '../../../src/contract'
import type { Database } from '../../db'
import { endOf, endSession, runningSession, STALE_AFTER_MS } from '../../db/queries/websites/workSessions'
import { SECOND_MS } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { commit, type Change } from '../../outbox/commit/commit'
import { type News, together } from '../../kernel/News'
import { presentTimer, websiteOf } from './present'

/** A person works on one website at a time, so whatever happens to the timer happens one thing after the other. */
function withTimer<Answer>(
  services: Services,
  viewer: Viewer,
  work: (db: Kysely<Database>, now: Date) => Promise<Change<Answer>>,
): Promise<Answer> {
  return commit(services, viewer, async (db) => {
    await db.selectFrom('users').select('id').where('id', '=', viewer.user_id).forNoKeyUpdate().executeTakeFirstOrThrow()
    return work(db, services.clock.now())
  })
}

const otherTimer = ({ user_id: userId }: Viewer): News => ({ publish: [{ kind: 'timer', userId }] })

/** Starts the timer; the one that runs on another website stops, which the answer says. */
export const startTimer = (services: Services, viewer: Viewer, websiteId: number) =>
  withTimer(services, viewer, async (db, now) => {
    const before = await runningSession(db, viewer.user_id)
    if (before?.website_id === websiteId) return { changed: presentTimer(before, now) }
    const ended = before ? await end(db, before, { at: endOf(before, now), reason: null }) : {}
    const { partner_id, status } = await statusOf(db, websiteId)
    await db
      .insertInto('work_sessions')
      .values({
        partner_id,
        website_id: websiteId,
        user_id: viewer.user_id,
        status,
        started_at: now,
        last_tick_at: now,
      })
      .execute()
    const timer = { ...presentTimer(await runningSession(db, viewer.user_id), now), stopped: before ? websiteOf(before) : null }
    return { changed: timer, ...together(ended, otherTimer(viewer)) }
  })

const statusOf = (db: Kysely<Database>, id: number) =>
  db.selectFrom('websites').select(['partner_id', 'status']).where('id', '=', id).executeTakeFirstOrThrow()

/** Stops the timer: now, or where the work really ended; or as if it had never run. */
export const stopTimer = (services: Services, viewer: Viewer, { reason, endedAt, discard }: StopTimer) =>
  withTimer(services, viewer, async (db, now) => {
    const running = await runningSession(db, viewer.user_id)
    if (!running) return { changed: presentTimer(undefined, now) }
    const timer = { ...presentTimer(undefined, now), stopped: websiteOf(running) }
    if (discard) {
      await db.deleteFrom('work_sessions').where('id', '=', running.id).execute()
      return { changed: timer, ...otherTimer(viewer) }
    }
    const at = between(running.started_at, endedAt ? new Date(endedAt) : now, now)
    const ended = await end(db, running, { at, reason: reason?.trim() || null })
    return { changed: timer, ...together(ended, otherTimer(viewer)) }
  })

type Running = NonNullable<Awaited<ReturnType<typeof runningSession>>>

/** The time that was worked becomes an entry. */
async function end(db: Kysely<Database>, running: Running, { at, reason }: { at: Date; reason: string | null }): Promise<News> {
  await endSession(db, running.id, at, reason)
  const data = { seconds: Math.floor((at.getTime() - running.started_at.getTime()) / SECOND_MS) }
  return { webhooks: [{ event: 'time_entry_created', websiteId: running.website_id, data }] }
}

const between = (first: Date, wanted: Date, last: Date): Date =>
  new Date(Math.min(Math.max(wanted.getTime(), first.getTime()), last.getTime()))

/** A sign of life. After a long silence it changes nothing until the person says that the time was worked. */
export const tickTimer = (services: Services, viewer: Viewer, keep: boolean) =>
  withTimer(services, viewer, async (db, now) => {
    const running = await runningSession(db, viewer.user_id)
    if (!running) return { changed: presentTimer(undefined, now) }
    const silent = now.getTime() - running.last_tick_at.getTime() > STALE_AFTER_MS
    if (silent && !keep) return { changed: presentTimer(running, now) }
    await db.updateTable('work_sessions').set({ last_tick_at: now }).where('id', '=', running.id).execute()
    return { changed: presentTimer({ ...running, last_tick_at: now }, now) }
  })

export async function readTimer({ db, clock }: Services, viewer: Viewer) {
  return presentTimer(await runningSession(db, viewer.user_id), clock.now())
}
