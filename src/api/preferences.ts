import { api_partner_preferences, type PreferencesChange, type UserPreferences } from '../contract'
import { preferencesChanged, type RootState } from '../store'
import { api } from './api'
import { call } from './call'

export const { useSavePreferencesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Shown at once, and taken back when the server refuses. */
    savePreferences: build.mutation<UserPreferences, PreferencesChange>({
      query: (body) => call(api_partner_preferences).query({ body }),
      extraOptions: { silent: true },
      async onQueryStarted(change, { dispatch, getState, queryFulfilled }) {
        // RTK Query knows its own part of the state only.
        const { preferences: before } = (getState() as unknown as RootState).session
        const { cards = before.cards, startsTimer = before.startsTimer } = change
        dispatch(preferencesChanged({ cards, startsTimer }))
        await queryFulfilled.catch(() => dispatch(preferencesChanged(before)))
      },
    }),
  }),
})
