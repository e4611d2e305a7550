import { api_partner_jwt_token, api_partner_profile_data, type User } from '../../contract'
import type { AppThunk } from '../../store'
import { send } from '../call/send'

/** What is kept of the person, to be saved as a file. */
export const fetchOwnData = (): AppThunk<Promise<User>> => (dispatch) => dispatch(send(api_partner_profile_data, undefined))

/** A token for a few minutes, told once: the cache, and with it the store, never gets it. */
export const fetchShortToken = (): AppThunk<Promise<string>> => async (dispatch) => {
  const { token } = await dispatch(send(api_partner_jwt_token, undefined))
  return token
}
