import type { PageStore } from './createPageStore'
import { filterSidebarClosed } from './managerSlice'

/** Closes the filter sidebar whenever an action matches (spec 4), until the returned function is called. */
export function closeFilterSidebarOn(store: PageStore, matches: (action: unknown) => boolean): () => void {
  return store.listen(matches, () => store.dispatch(filterSidebarClosed()))
}
