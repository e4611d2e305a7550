import type { PreferencesChange } from '../../contract'
import type { Preferences } from '../../model'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { keepPreferences, type Saved } from './keepPreferences'

export const { useSavePreferencesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    savePreferences: build.mutation<Preferences, PreferencesChange>({
      async queryFn(change, { dispatch }) {
        // RTK Query knows its own part of the state only; the store is the one that holds the api.
        const run = dispatch as (thunk: AppThunk<Promise<Saved>>) => Promise<Saved>
        return { ...(await run(keepPreferences(change))), meta: { silent: true } }
      },
    }),
  }),
})
