import * as v from 'valibot'
import { ProfileForm } from '../entities/profileForm'
import { profileDate } from '../fields'
import * as client from '../routes/apiProfile'
import { serverRoute } from './serverRoute'

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
  query: v.object({ until: profileDate }),
})
export const api_partner_profile_data = serverRoute(client.api_partner_profile_data, { host, path: '/api/profileData' })
export const api_partner_jwt_token = serverRoute(client.api_partner_jwt_token, { host, path: '/jwt/token' })
