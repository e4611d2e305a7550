import type { AppThunk } from '../../store'
import { api } from './api'

/** Asks again for messages or to-dos over all websites, for what waits, for the saved views, the limits of the team, or for the work of those who can be given websites. */
export const refreshLists =
  (tag: 'WebsiteLog' | 'WebsiteTodos' | 'Next' | 'SavedViews' | 'Limits' | 'AssignableStaff'): AppThunk =>
  (dispatch) => {
    dispatch(api.enhanceEndpoints({ addTagTypes: [tag] }).util.invalidateTags([tag]))
  }
