import * as v from 'valibot'
import { profileDate } from '../fields'
import { serverRoute } from '../serverRoute'
import { PasswordForm } from './passwordForm'
import { ProfileForm } from './profileForm'
import * as client from './routes'

const host = 'partner'

// The user.
export const api_partner_profile = serverRoute(client.api_partner_profile, { host, path: '/api/profileSettings' })
export const api_partner_profile_save = serverRoute(client.api_partner_profile_save, {
  host,
  path: '/api/profileSettings',
  body: ProfileForm,
})
export const api_partner_profile_absence = serverRoute(client.api_partner_profile_absence, {
  host,
  path: '/api/profileSettings/absence',
  query: v.object({ from: v.optional(profileDate), until: profileDate }),
})
export const api_partner_profile_test = serverRoute(client.api_partner_profile_test, { host, path: '/api/profileSettings/test' })
export const api_partner_profile_data = serverRoute(client.api_partner_profile_data, { host, path: '/api/profileData' })
export const api_partner_jwt_token = serverRoute(client.api_partner_jwt_token, { host, path: '/jwt/token' })

// Profile.
export const partner_profile = serverRoute(client.partner_profile, { host, path: '/profile' })
export const partner_profile_language = serverRoute(client.partner_profile_language, { host, path: '/profile/language/{language}' })
export const partner_change_password = serverRoute(client.partner_change_password, { host, path: '/change_password', body: PasswordForm })
export const view_language = serverRoute(client.view_language, { host: 'public', path: '/view/language' })
