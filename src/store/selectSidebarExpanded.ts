import { VIEWS } from '../model'
import { selectFilters, selectFilterSidebarOpen } from './managerSlice'
import { selectPlace } from './navigationSlice'
import type { RootState } from './rootReducer'
import { selectSidebarPinned } from './sessionSlice'

/** Whether the sidebar is expanded while the pointer is elsewhere (spec 2.4). */
export function selectSidebarExpanded(state: RootState): boolean {
  return selectSidebarPinned(state) || !(selectPlace(state).path.includes('/website/') || hasActiveFilter(state))
}

/** The filters are being set, or those that are set narrow the view that is shown. */
function hasActiveFilter(state: RootState): boolean {
  const { route } = selectPlace(state)
  const view = VIEWS.find(({ routeName }) => routeName === route)
  return selectFilterSidebarOpen(state) || Number(view && selectFilters(state, view.name)['active']) > 0
}
