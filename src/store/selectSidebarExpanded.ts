import { selectFilterSidebarOpen } from './managerSlice'
import { selectPlace } from './navigationSlice'
import type { RootState } from './rootReducer'
import { selectSidebarPinned } from './sessionSlice'

/** Whether the sidebar is expanded while the pointer is elsewhere (spec 2.4). */
export function selectSidebarExpanded(state: RootState): boolean {
  return selectSidebarPinned(state) || !(selectPlace(state).path.includes('/website/') || selectFilterSidebarOpen(state))
}
