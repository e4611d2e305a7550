import { type SidebarPlace, sidebarPlace, VIEWS } from '../model'
import { selectFilters, selectFilterSidebarOpen } from './managerSlice'
import { selectPlace } from './navigationSlice'
import type { RootState } from './rootReducer'
import { selectSidebarPinned } from './sessionSlice'

/** How much room the sidebar takes while the pointer is elsewhere (spec 2.4). */
export function selectSidebarPlace(state: RootState): SidebarPlace {
  const { route, path } = selectPlace(state)
  return sidebarPlace(route, path, { isPinned: selectSidebarPinned(state), isFiltered: isFiltered(state, route) })
}

function isFiltered(state: RootState, route: string | null): boolean {
  const view = VIEWS.find(({ routeName }) => routeName === route)
  return selectFilterSidebarOpen(state) || Number(view && selectFilters(state, view.name)['active']) > 0
}
