import { type Action, may, todayIn } from '../../src/model'
import { staffOf } from '../db/queries/people/users'
import type { ViewerScope } from '../db/queries/websites/websites'
import type { Services, Viewer } from '../kernel/context'
import { userOf } from '../kernel/userOf'
import type { PersonOf } from '../kernel/userOf'

/** The websites on which the viewer has the right, as conditions of a query. */
export const scopeOf = (viewer: Viewer, action: Action = 'see_websites'): ViewerScope => ({
  userId: viewer.user_id,
  partnerId: viewer.partner_id,
  scope: may(action, viewer.roles),
})

/** Duplicates are for those who may merge any two websites; the time worked on those one sees for whoever works on them. */
export const readerOf = ({ user_id: userId, roles }: Viewer) => ({
  userId,
  merges: may('merge_messages', roles) === 'all',
  seesTime: may('track_time', roles) !== 'none',
})

/** Now, and the day it is at the partner. */
export function momentOf({ clock }: Services, viewer: Viewer) {
  const now = clock.now()
  return { now, today: todayIn(viewer.time_zone, now) }
}

/** Looks up people of the partner by id; somebody who has left is nobody. */
export const peopleOf = async ({ db }: Services, viewer: Viewer): Promise<PersonOf> => peopleIn(await staffOf(db, viewer.partner_id))

export function peopleIn(team: readonly Parameters<typeof userOf>[0][]): PersonOf {
  const people = new Map(team.map((row) => [row.id, userOf(row)]))
  return (id) => (id === null ? null : (people.get(id) ?? null))
}
