import * as v from 'valibot'
import { route } from '../route'
import { User } from '../user'
import { AbsenceEffect, Profile } from './profile'

// The user.
export const api_partner_profile = route({ name: 'api_partner_profile', method: 'GET', answer: Profile })
export const api_partner_profile_save = route({
  name: 'api_partner_profile_save',
  urlName: 'api_partner_profile',
  method: 'POST',
  bodyType: 'multipart',
  answer: Profile,
})
/** What of the user's own work is due during an absence, from today at the earliest (screens PR-03). */
export const api_partner_profile_absence = route({ name: 'api_partner_profile_absence', method: 'GET', answer: AbsenceEffect })
/** Mails the user a notification, to see that it arrives (screens PR-06). */
export const api_partner_profile_test = route({ name: 'api_partner_profile_test', method: 'POST', answer: 'empty' })
export const api_partner_profile_data = route({ name: 'api_partner_profile_data', method: 'GET', answer: User })
export const api_partner_jwt_token = route({ name: 'api_partner_jwt_token', method: 'GET', answer: v.object({ token: v.string() }) })

// Profile.
export const partner_profile = route({ name: 'partner_profile', method: 'ANY', answer: 'page' })
export const partner_profile_language = route({ name: 'partner_profile_language', method: 'ANY', answer: 'page' })
export const partner_change_password = route({ name: 'partner_change_password', method: 'ANY', bodyType: 'form', answer: 'empty' })
export const view_language = route({ name: 'view_language', method: 'GET', answer: 'page' })
