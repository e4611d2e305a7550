import type { AppThunk } from '../store'
import { api } from './api'

/** Asks again for messages or to-dos over all websites, or for the saved views. */
export const refreshLists =
  (tag: 'WebsiteLog' | 'WebsiteTodos' | 'SavedViews'): AppThunk =>
  (dispatch) => {
    dispatch(api.enhanceEndpoints({ addTagTypes: [tag] }).util.invalidateTags([tag]))
  }
