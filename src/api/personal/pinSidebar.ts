import { api_partner_preferences } from '../../contract'
import { type AppThunk, preferencesChanged, reportError, selectPreferences } from '../../store'
import { keepPreferences } from './keepPreferences'

/** Keeps the sidebar open, or lets it close by itself; a server that keeps nothing for people has it until the next page. */
export const pinSidebar =
  (pinsSidebar: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState, { router }) => {
    if (!router.has(api_partner_preferences.name)) {
      dispatch(preferencesChanged({ ...selectPreferences(getState()), pinsSidebar }))
      return
    }
    const saved = await dispatch(keepPreferences({ pinsSidebar }))
    if ('error' in saved) dispatch(reportError(saved.error))
  }
