import {
  api_partner_preferences,
  api_partner_profile,
  api_partner_profile_absence,
  api_partner_profile_data,
  api_partner_profile_save,
  partner_profile,
  partner_profile_language,
} from '../../../src/contract/server'
import { isLocale, todayIn } from '../../../src/model'
import { absenceEffect } from '../../db/queries/absence'
import { savePreferences } from '../account/preferences'
import { loadProfile, saveProfile } from '../profileForm'
import { HttpError } from '../HttpError'
import { localPath } from '../localPath'
import { isSameOrigin } from '../middleware/csrf'
import { page } from '../page'
import { serve } from '../serve'
import { userOf } from '../userOf'
import { wantsPage } from '../wantsPage'

export const profileRoutes = [
  serve(partner_profile, ({ c, viewer, t }) => page(c, viewer, t('profile.title'))),

  serve(api_partner_profile, ({ services, viewer }) => loadProfile(services.db, viewer.user_id)),

  serve(api_partner_profile_save, async ({ services, viewer, body, t }) => {
    await saveProfile(services, viewer, body, t)
    return loadProfile(services.db, viewer.user_id)
  }),

  serve(api_partner_profile_absence, ({ services, viewer, query }) =>
    absenceEffect(services.db, {
      userId: viewer.user_id,
      partnerId: viewer.partner_id,
      from: todayIn(viewer.time_zone, services.clock.now()),
      until: query.until,
    }),
  ),

  serve(api_partner_preferences, ({ services, viewer, body }) => {
    return savePreferences(services, viewer, body)
  }),

  serve(api_partner_profile_data, async ({ viewer }) => userOf({ ...viewer, id: viewer.user_id })),

  // A plain link of the page's footer leads here, so it changes something on GET; another site's link does not.
  serve(partner_profile_language, async ({ c, services, viewer, params }) => {
    const { language } = params
    if (!isLocale(language)) throw new HttpError(404, 'refusal.notFound')
    if (!isSameOrigin(c)) throw new HttpError(403, 'refusal.csrf')
    await services.db.updateTable('users').set({ language }).where('id', '=', viewer.user_id).execute()
    return wantsPage(c) ? c.redirect(refererPath(c.req.header('referer')), 303) : c.body(null, 204)
  }),
]

function refererPath(referer: string | undefined): string {
  return referer && URL.canParse(referer) ? localPath(new URL(referer).pathname) : '/'
}
