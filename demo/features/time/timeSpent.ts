import { STATUSES, statusOrder } from '../../../src/model'
import { peopleByIds, timeByStatus, timeByUser, timeByWeek, timeEntries } from './queries'
import { runningSession } from '../../db/queries/websites/workSessions'
import type { Services, Viewer } from '../../kernel/context'
import { userOf } from '../../kernel/userOf'
import { presentTimer } from './present'

/** Entries that are listed, the newest first; the sums count all of them. */
const MAX_ENTRIES = 200
const MAX_WEEKS = 26
const MINUTE_S = 60

/** Time spent on a website: in sum, per status, per person, per week, against its budget, and entry by entry. */
export async function timeSpent({ db, clock }: Services, viewer: Viewer, websiteId: number) {
  const byStatus = await timeByStatus(db, websiteId)
  const byUser = await timeByUser(db, websiteId)
  const byWeek = await timeByWeek(db, websiteId, viewer.time_zone, MAX_WEEKS)
  const { time_budget_minutes: budget } = await db
    .selectFrom('websites')
    .select('time_budget_minutes')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  const entries = await timeEntries(db, websiteId, MAX_ENTRIES)
  const running = await runningSession(db, viewer.user_id)
  const person = await lookUp(db, viewer, [...byUser.map(({ user_id }) => user_id), ...entries.flatMap(({ edited_by }) => edited_by ?? [])])
  return {
    totalSeconds: byUser.reduce((sum, { seconds }) => sum + seconds, 0),
    byStatus: byStatus
      .map(({ status, seconds }) => ({ status, seconds }))
      .filter(({ status }) => STATUSES.includes(status))
      .toSorted((a, b) => statusOrder(a.status) - statusOrder(b.status)),
    byWeek,
    budgetSeconds: budget === null ? null : budget * MINUTE_S,
    byUser: byUser.flatMap(({ user_id, seconds }) => {
      const user = person(user_id)
      return user ? [{ user, seconds }] : []
    }),
    entryCount: byUser.reduce((sum, user) => sum + user.entries, 0),
    entries: entries.map((row) => ({
      id: row.id,
      websiteId: row.website_id,
      user: person(row.user_id),
      status: row.status,
      startedAt: row.started_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      seconds: row.seconds,
      reason: row.reason,
      comment: row.comment,
      source: row.source,
      editedBy: person(row.edited_by),
      editedAt: row.edited_at?.toISOString() ?? null,
    })),
    reasons: viewer.settings.workReasons ?? [],
    running: running?.website_id === websiteId ? presentTimer(running, clock.now()) : null,
  }
}

/** Whoever has left still has the time they spent. */
async function lookUp(db: Services['db'], { partner_id }: Viewer, ids: number[]) {
  const rows = ids.length > 0 ? await peopleByIds(db, partner_id, [...new Set(ids)]) : []
  const people = new Map(rows.map((row) => [row.id, userOf({ ...row, roles: row.roles ?? [] })]))
  return (id: number | null) => (id === null ? null : (people.get(id) ?? null))
}
