import { fullName, primaryRole, sortByFullName } from '../../src/model'
import { staffOf } from '../db/queries/people/users'
import type { HostContext, Viewer } from '../kernel/context'

/** More names would be no help. */
const MAX = 5

/** The people at the partner who give rights. */
export async function whoToAsk(c: HostContext, viewer: Viewer) {
  const staff = await staffOf(c.get('services').db, viewer.partner_id)
  const admins = staff.filter(({ roles }) => primaryRole(roles) === 'admin')
  return sortByFullName(admins, c.get('locale'))
    .slice(0, MAX)
    .map((person) => ({ name: fullName(person) || person.email, email: person.email }))
}
