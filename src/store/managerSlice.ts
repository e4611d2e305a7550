import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ViewMode, ViewName } from '../model'
import type { Filters, ManagerMemory } from './persistence/managerMemory'

export interface ManagerState extends ManagerMemory {
  filterSidebarOpen: boolean
}

const initialState: ManagerState = { viewMode: 'kanban', filters: {}, sorts: {}, filterSidebarOpen: false }
const NO_FILTERS: Filters = {}

/** How the manager views look: the mode, and for each view its filters and its order. */
export const managerSlice = createSlice({
  name: 'manager',
  initialState,
  reducers: {
    /** The filter sidebar is closed after a restore, whatever it was (spec 9). */
    managerRestored: (_, { payload }: PayloadAction<ManagerMemory | null>): ManagerState => ({ ...initialState, ...payload }),
    viewModeChanged(state, { payload }: PayloadAction<ViewMode>) {
      state.viewMode = payload
    },
    filtersChanged: (state, { payload }: PayloadAction<{ view: ViewName; filters: Filters }>) => ({
      ...state,
      filters: { ...state.filters, [payload.view]: payload.filters },
    }),
    /** `field`, or `-field` for falling order. */
    sortChanged(state, { payload }: PayloadAction<{ view: ViewName; sort: string }>) {
      state.sorts[payload.view] = payload.sort
    },
    filterSidebarOpened(state) {
      state.filterSidebarOpen = true
    },
    filterSidebarClosed(state) {
      state.filterSidebarOpen = false
    },
  },
  selectors: {
    selectViewMode: (state) => state.viewMode,
    selectFilters: (state, view: ViewName) => state.filters[view] ?? NO_FILTERS,
    selectSort: (state, view: ViewName) => state.sorts[view],
    selectFilterSidebarOpen: (state) => state.filterSidebarOpen,
  },
})

export const { managerRestored, viewModeChanged, filtersChanged, sortChanged, filterSidebarOpened, filterSidebarClosed } =
  managerSlice.actions
export const { selectViewMode, selectFilters, selectSort, selectFilterSidebarOpen } = managerSlice.selectors
