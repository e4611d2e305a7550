import type { api_partner_next, ReadQuery, WrittenAnswer } from '../../../src/contract/server'
import { byPoints, lateDays, NEXT_KINDS, NEXT_ROWS_MAX, toIsoDay } from '../../../src/model'
import { waitingFor, type WaitingRow } from '../../db/queries/pages/next'
import type { Services, Viewer } from '../../kernel/context'
import type { Translate } from '../../kernel/text/translate'
import { messageSubject } from '../../kernel/websiteLog/lineColumns'
import { countsOf } from '../websites/list/countsOf'
import { websitesOf } from './websites'

type Queue = WrittenAnswer<typeof api_partner_next>

/** What waits for the person, or for the team, by the points that each has: the beginning of it, and how much there is of every kind. */
export async function nextQueue(
  services: Services,
  viewer: Viewer,
  query: ReadQuery<typeof api_partner_next>,
  t: Translate,
): Promise<Queue> {
  const of = { ...countsOf(services, viewer), nextScope: query.scope ?? 'me' }
  const rows = (await waitingFor(services.db, of).execute()).map((row) => withDay(row, viewer.time_zone))
  const moment = { now: of.now.getTime(), today: of.today }
  const waiting = rows.map((row) => ({ ...row, days: daysOf(row, moment) }))
  const first = waiting
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .toSorted(byPoints)
    .slice(0, NEXT_ROWS_MAX)
  const websites = await websitesOf(services, viewer, first)
  return {
    items: first.map(({ website_id, since, due_date: dueDate, title, title_line, ...row }) => ({
      ...row,
      title: messageSubject({ subject: title, subject_line: title_line }, t),
      ...websites(website_id),
      dueDate,
      since: since?.toISOString() ?? null,
    })),
    counts: Object.fromEntries(NEXT_KINDS.map((kind) => [kind, rows.filter((row) => row.kind === kind).length])),
    total: rows.length,
  }
}

/** Domains end at an instant, which is a day where the partner is. */
const withDay = (row: WaitingRow, zone: string): WaitingRow =>
  row.kind === 'domain' && row.since ? { ...row, since: null, due_date: toIsoDay(row.since, zone) } : row

const daysOf = ({ kind, since, due_date: dueDate }: WaitingRow, moment: Parameters<typeof lateDays>[2]): number =>
  lateDays(kind, { since: since?.getTime() ?? null, dueDate }, moment)
