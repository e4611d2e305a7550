import { useEffect } from 'react'
import { useAppDispatch, useAppSelector, usePageStore } from '../../store'
import { fetchSidebarCounts } from './counts'
import { countsSlice } from './countsSlice'
import { pollSidebarCounts } from './pollSidebarCounts'

/** The counts of the sidebar, kept fresh while the calling component is on the page. Needs `countsSlice` in the store. */
export function useSidebarCounts() {
  const store = usePageStore()
  const dispatch = useAppDispatch()
  const { counts, isStale } = useAppSelector((state) => state[countsSlice.reducerPath] ?? countsSlice.getInitialState())
  // A failure is on the list of errors already.
  const refetch = () => void dispatch(fetchSidebarCounts()).catch(() => undefined)

  useEffect(() => pollSidebarCounts(store), [store])
  return { counts, isStale, refetch }
}
