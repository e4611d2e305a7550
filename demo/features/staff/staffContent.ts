import { fullName, initials, isAwayOn, sortByFullName, todayIn } from '../../../src/model'
import { staffOf, workloadOf } from '../../db/queries/users'
import type { HostContext, Viewer } from '../../kernel/context'
import { userOf } from '../../kernel/userOf'
import { formatDay } from '../../pages/formatDay'

/** Everybody at the partner, to read. */
export async function staffContent(c: HostContext, viewer: Viewer) {
  const { db, clock } = c.get('services')
  const today = todayIn(viewer.time_zone, clock.now())
  const locale = c.get('locale')
  const rows = sortByFullName(await staffOf(db, viewer.partner_id), locale)
  const { websites } = await workloadOf(db, viewer.partner_id)
  return {
    firstCalls: { '/api/users/list?search=&sort=name&here=1&page=1': null, '/api/users/list?state=pending&limit=1': null },
    staff: rows.map((row) => ({
      name: fullName(row) || row.email,
      initials: initials(row),
      email: row.email,
      image: userOf(row).image,
      role: userOf(row).role,
      pending: row.password_hash === null,
      absent_until:
        row.inactive_until && isAwayOn({ from: row.inactive_from, until: row.inactive_until }, today)
          ? formatDay(row.inactive_until, locale)
          : null,
      websites: websites.get(row.id) ?? 0,
    })),
  }
}
