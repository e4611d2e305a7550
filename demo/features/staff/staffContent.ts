import { fullName, initials, staffState, todayIn } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { formatDay } from '../../pages/formatDay'
import { presentStaff } from './present'

/** Everybody at the partner, or invited to it, to read. */
export async function staffContent(c: HostContext, viewer: Viewer) {
  const { db, clock } = c.get('services')
  const today = todayIn(viewer.time_zone, clock.now())
  const locale = c.get('locale')
  const members = (await presentStaff(db, viewer.partner_id, locale)).map((member) => ({ ...member, state: staffState(member, today) }))
  return {
    firstCalls: { '/api/users/list?search=&sort=name&here=1&page=1': null, '/api/users/list?state=pending&limit=1': null },
    staff: members
      .filter(({ state }) => state !== 'removed')
      .map((member) => ({
        name: fullName(member) || member.email,
        initials: initials(member),
        email: member.email,
        image: member.image,
        role: member.role,
        pending: member.state === 'pending',
        absent_until: member.state === 'absent' && member.absentUntil ? formatDay(member.absentUntil, locale) : null,
        websites: member.assignedWebsites,
      })),
  }
}
