import { authorisationRoles, LOCALE_NAMES, NOTIFICATION_FLAGS } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { loadProfile } from './profileForm'
import { formatDay } from '../../pages/formatDay'

/** The person's own data, to read. */
export async function profileContent(c: HostContext, viewer: Viewer) {
  const profile = await loadProfile(c.get('services').db, viewer.user_id)
  const { inactivateUntil, image } = profile.staff
  return {
    firstCalls: { '/api/profileSettings': profile },
    profile: {
      forename: profile.forename,
      surname: profile.surname,
      email: profile.email,
      image,
      language: LOCALE_NAMES[profile.language],
      roles: authorisationRoles(viewer.roles),
      absent_until: inactivateUntil && formatDay(inactivateUntil, c.get('locale')),
      notifications: NOTIFICATION_FLAGS.map((name) => ({ name, on: profile.notificationSettings[name] ?? false })),
    },
  }
}
