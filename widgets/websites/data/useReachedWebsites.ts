import { useWebsitesQuery } from '../../../src/api/websites'
import { useDebounced } from '../../../src/islands'
import { COUNTS_POLL_MS, SEARCH_DEBOUNCE_MS, WEBSITES_AT_ONCE_MAX, type WebsiteView } from '../../../src/model'
import type { FilterSet } from '../query/Filter'
import { splitFilters } from '../query/serverFilters'

const POLLING = { pollingInterval: COUNTS_POLL_MS, skipPollingIfUnfocused: true }

/** All websites of a view; where those are more than the server gives at once, the ones the filters leave, from their answer on. */
export function useReachedWebsites(view: WebsiteView, { filters, text }: FilterSet) {
  const all = useWebsitesQuery({ view, limit: WEBSITES_AT_ONCE_MAX }, POLLING)
  const isCut = all.data !== undefined && all.data.pagination.total > all.data.items.length
  const words = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const { query } = splitFilters({ filters, text: words })
  const narrows = isCut && Object.keys(query).length > 0
  const narrowed = useWebsitesQuery({ view, limit: WEBSITES_AT_ONCE_MAX, ...query }, { ...POLLING, skip: !narrows })
  if (!narrows) return all
  return { ...narrowed, data: narrowed.currentData ?? all.data }
}
