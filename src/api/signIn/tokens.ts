import { api_partner_token_create, api_partner_token_revoke, api_partner_tokens, type NewApiToken } from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { send } from '../call/send'

const tokens = api.enhanceEndpoints({ addTagTypes: ['ApiTokens'] }).injectEndpoints({
  endpoints: (build) => ({
    apiTokens: build.query({ ...call(api_partner_tokens), extraOptions: { silent: true }, providesTags: ['ApiTokens'] }),
    revokeToken: build.mutation({ ...call(api_partner_token_revoke), invalidatesTags: ['ApiTokens'] }),
  }),
})

export const { useApiTokensQuery, useRevokeTokenMutation } = tokens

/** A new token, told once: the cache, and with it the store, never gets it. */
export const createToken =
  (body: NewApiToken): AppThunk<Promise<string>> =>
  async (dispatch) => {
    const { token } = await dispatch(send(api_partner_token_create, { body }, { silent: true }))
    dispatch(tokens.util.invalidateTags(['ApiTokens']))
    return token ?? ''
  }
