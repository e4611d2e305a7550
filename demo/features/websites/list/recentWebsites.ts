import { fullName, isDueToday, isStatus, isWebsiteOverdue, may, STATUS_INFO, todayIn } from '../../../../src/model'
import type { HostContext, Viewer } from '../../../kernel/context'
import { thumbnailUrl } from '../../../kernel/userOf'
import { withinScope } from '../../../db/queries/scope'
import { formatDay } from '../../../pages/formatDay'
import { ofPartner } from '../../../db/queries/base'

const COUNT = 8

/** The websites this person may see whose status changed last. */
export async function recentWebsites(c: HostContext, viewer: Viewer) {
  const { db, clock } = c.get('services')
  const today = todayIn(viewer.time_zone, clock.now())
  const rows = await ofPartner(db, viewer.partner_id, 'websites')
    .leftJoin('users', 'users.id', 'websites.assigned_to')
    .where('websites.is_template', '=', false)
    .where((eb) => withinScope(eb, { userId: viewer.user_id, scope: may('see_websites', viewer.roles) }))
    .select([
      'websites.id',
      'websites.title',
      'websites.domain',
      'websites.status',
      'websites.due_date',
      'websites.lost_at',
      'websites.image_file_id',
    ])
    .select(['users.forename', 'users.surname', 'users.name'])
    .orderBy('websites.status_date', 'desc')
    .limit(COUNT)
    .execute()
  return rows.map((row) => {
    const status = isStatus(row.status) ? row.status : 'preparation'
    return {
      href: `/website/${row.id}`,
      title: row.title,
      domain: row.domain,
      image: thumbnailUrl(row.image_file_id),
      status,
      icon: STATUS_INFO[status].icon,
      due: row.due_date && formatDay(row.due_date, c.get('locale')),
      overdue: isWebsiteOverdue({ due_date: row.due_date, status, lost: row.lost_at }, today),
      due_today: isDueToday(row.due_date, today) && status !== 'done',
      assigned: fullName(row) || null,
    }
  })
}
