import { useCallback, useEffect, useMemo } from 'react'
import {
  filtersChanged,
  type RootState,
  selectFilters,
  selectPlace,
  selectSort,
  selectViewMode,
  shallowEqual,
  sortChanged,
  useAppSelector,
  usePageStore,
  usePlace,
  viewModeChanged,
} from '../../../src/store'
import type { WebsiteView } from '../../../src/model'
import { formatFilters } from '../query/parseFilters'
import { ALL_ROWS, type ViewState } from './ViewState'
import { hasBoard } from './viewOf'
import { readPlace, readViewState, tellsView, viewStateUrl } from './viewUrl'

export type ChangeView = (change: Partial<ViewState>, options?: { readonly push?: boolean }) => void

/** What can change without showing other rows. */
const SAME_PAGE: readonly string[] = ['page', 'mode', 'lanes', 'month', 'at', 'open']

/**
 * How the view looks. The address says it; one that says nothing brings back what was kept (spec 9), and what is kept follows the
 * address.
 */
export function useViewState(view: WebsiteView): readonly [ViewState, ChangeView] {
  const store = usePageStore()
  const place = usePlace()
  const { search, setup } = useAppSelector((root) => addressOf(root, view, place), shallowEqual)
  const state = useMemo(() => stateFrom({ search, setup }, view), [setup, search, view])
  useKeep(view, state)

  const change = useCallback<ChangeView>(
    (part, { push = false } = {}) => {
      // What a page shows changes with everything but the page itself.
      const isSamePage = Object.keys(part).every((name) => SAME_PAGE.includes(name))
      const next = { ...viewStateOf(store.getState(), view), ...(isSamePage ? {} : { page: 1 }), ...part }
      keep(store, view, next)
      history[push ? 'pushState' : 'replaceState'](history.state, '', viewStateUrl(location.href, view, next))
      store.navigation.sync()
    },
    [store, view],
  )
  return [state, change]
}

/** How the view looks where the page is now. */
export const viewStateOf = (root: RootState, view: WebsiteView): ViewState => stateFrom(addressOf(root, view), view)

/** The query of the address, and the one that says how the view is set up. */
function addressOf(root: RootState, view: WebsiteView, { url } = selectPlace(root)) {
  const search = url ? new URL(url).search : ''
  // What is kept follows the address: nothing is shown again because of it.
  return { search, setup: tellsView(new URLSearchParams(search)) ? search : keptQuery(root, view) }
}

const stateFrom = ({ search, setup }: ReturnType<typeof addressOf>, view: WebsiteView): ViewState => ({
  ...readViewState(new URLSearchParams(setup), view),
  ...readPlace(new URLSearchParams(search)),
})

/** What is kept, written as an address. */
function keptQuery(state: RootState, view: WebsiteView): string {
  const query = new URLSearchParams()
  const { q, limit, lanes, mode } = selectFilters(state, view)
  const sort = selectSort(state, view)
  for (const [name, value] of Object.entries({ q, limit, lanes, sort })) if (value || value === ALL_ROWS) query.set(name, String(value))
  // A view with a board that has not been seen yet comes as the last one was.
  const lastMode = mode ?? (hasBoard(view) ? selectViewMode(state) : null)
  if (lastMode) query.set('mode', String(lastMode))
  return query.toString()
}

function useKeep(view: WebsiteView, state: ViewState): void {
  const store = usePageStore()
  useEffect(() => keep(store, view, state), [store, view, state])
}

function keep({ dispatch, getState }: ReturnType<typeof usePageStore>, view: WebsiteView, state: ViewState): void {
  const before = selectFilters(getState(), view)
  const { limit, lanes, mode } = state
  const filters = { ...before, q: formatFilters(state.filters), active: state.filters.filters.length, limit, lanes, mode }
  if (JSON.stringify(filters) !== JSON.stringify(before)) dispatch(filtersChanged({ view, filters }))
  if (selectSort(getState(), view) !== state.sort) dispatch(sortChanged({ view, sort: state.sort }))
  if (hasBoard(view) && selectViewMode(getState()) !== state.mode) dispatch(viewModeChanged(state.mode))
}

/** A list of names that is kept with the view, such as the columns that are folded. */
export function useKeptNames(
  view: WebsiteView,
  field: string,
): readonly [readonly string[] | null, (names: readonly string[] | null) => void] {
  const { dispatch, getState } = usePageStore()
  const value = useAppSelector((state) => selectFilters(state, view)[field])
  const names = useMemo(() => (Array.isArray(value) ? value.map(String) : null), [value])
  const keepNames = useCallback(
    (next: readonly string[] | null) =>
      dispatch(filtersChanged({ view, filters: { ...selectFilters(getState(), view), [field]: next && [...next] } })),
    [dispatch, getState, view, field],
  )
  return [names, keepNames]
}
