import * as v from 'valibot'
import { AbsenceEffect, Profile } from '../entities/profile'
import { ProfileForm } from '../entities/profileForm'
import { User } from '../entities/user'
import { profileDate } from '../fields'
import { route } from '../route'

const host = 'partner'

// The user.
export const api_partner_profile = route({
  name: 'api_partner_profile',
  method: 'GET',
  host,
  path: '/api/profileSettings',
  answer: Profile,
})
export const api_partner_profile_save = route({
  name: 'api_partner_profile_save',
  urlName: 'api_partner_profile',
  method: 'POST',
  host,
  path: '/api/profileSettings',
  body: ProfileForm,
  bodyType: 'multipart',
  answer: Profile,
})
/** What of the user's own work is due during an absence from today until that day (screens PR-03). */
export const api_partner_profile_absence = route({
  name: 'api_partner_profile_absence',
  method: 'GET',
  host,
  path: '/api/profileSettings/absence',
  query: v.object({ until: profileDate }),
  answer: AbsenceEffect,
})
export const api_partner_profile_data = route({
  name: 'api_partner_profile_data',
  method: 'GET',
  host,
  path: '/api/profileData',
  answer: User,
})
export const api_partner_jwt_token = route({
  name: 'api_partner_jwt_token',
  method: 'GET',
  host,
  path: '/jwt/token',
  answer: v.object({ token: v.string() }),
})
