import { authorisationRoles, isAwayOn, LOCALE_NAMES, NOTIFICATION_FLAGS, todayIn } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { loadProfile } from './profileForm'
import { formatDay } from '../../pages/formatDay'

/** The person's own data, to read. */
export async function profileContent(c: HostContext, viewer: Viewer) {
  const profile = await loadProfile(c.get('services').db, viewer)
  const { inactivateFrom: from, inactivateUntil: until, image } = profile.staff
  const today = todayIn(viewer.time_zone, c.get('services').clock.now())
  return {
    firstCalls: { '/api/profileSettings': profile },
    profile: {
      forename: profile.forename,
      surname: profile.surname,
      email: profile.email,
      image,
      language: LOCALE_NAMES[profile.language],
      roles: authorisationRoles(viewer.roles),
      absent_until: until && isAwayOn({ from, until }, today) ? formatDay(until, c.get('locale')) : null,
      notifications: NOTIFICATION_FLAGS.map((name) => ({ name, on: profile.notificationSettings[name] ?? false })),
    },
  }
}
