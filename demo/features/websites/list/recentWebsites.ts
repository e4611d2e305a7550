import { fullName, isDueToday, isStatus, isWebsiteOverdue, STATUS_INFO, todayIn } from '../../../../src/model'
import type { HostContext, Viewer } from '../../../kernel/context'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { type ViewerScope, websitesWithin } from '../../../db/queries/websites/websites'
import type { ReadRow } from '../../../kernel/instant'
import { formatDay } from '../../../pages/formatDay'

const COUNT = 8

/** The websites within reach whose status changed last. */
export const recentlyMoved = (db: Kysely<Database>, scope: ViewerScope) =>
  websitesWithin(db, scope)
    .leftJoin('users', 'users.id', 'websites.assigned_to')
    .where('websites.is_template', '=', false)
    .select(['websites.id', 'websites.title', 'websites.domain', 'websites.status', 'websites.due_date', 'websites.lost_at'])
    .select(['users.forename', 'users.surname', 'users.name'])
    .orderBy('websites.status_date', 'desc')
    .limit(COUNT)

type Recent = ReadRow<Awaited<ReturnType<ReturnType<typeof recentlyMoved>['execute']>>[number]>

export function presentRecent(c: HostContext, viewer: Viewer, rows: readonly Recent[]) {
  const today = todayIn(viewer.time_zone, c.get('services').clock.now())
  return rows.map((row) => {
    const status = isStatus(row.status) ? row.status : 'preparation'
    return {
      href: `/website/${row.id}`,
      title: row.title,
      domain: row.domain,
      status,
      icon: STATUS_INFO[status].icon,
      due: row.due_date && formatDay(row.due_date, c.get('locale')),
      overdue: isWebsiteOverdue({ due_date: row.due_date, status, lost: row.lost_at }, today),
      due_today: isDueToday(row.due_date, today) && status !== 'done',
      assigned: fullName(row) || null,
    }
  })
}
