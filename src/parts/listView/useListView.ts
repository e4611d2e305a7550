import { useDebounced } from '../../islands'
import { LIST_FILTER_DEBOUNCE_MS, pageIn } from '../../model'
import { useAddress } from '../../store'
import type { ListFilter } from '../../ui'

interface ListView extends ListFilter {
  /** What is asked for: the typed words once nobody types. */
  readonly search: string
  /** What is asked for is what the address says. */
  readonly isSettled: boolean
}

/**
 * What of a list is looked at, as the address says: words, a state, the order by one of the sorts, a page. Another filter begins at the
 * first page.
 */
export function useListView(sorts: readonly string[] = [], usualSort = ''): ListView {
  const [address, change] = useAddress()
  const sort = address.get('sort') ?? ''
  const typed = address.get('q') ?? ''
  const search = useDebounced(typed.trim(), LIST_FILTER_DEBOUNCE_MS)
  return {
    typed,
    search,
    isSettled: search === typed.trim(),
    state: address.get('state') ?? '',
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : usualSort,
    page: pageIn(address),
    onSearch: (q) => change({ q, page: null }),
    onState: (state) => change({ state, page: null }),
    onSort: (next) => change({ sort: next === usualSort ? null : next, page: null }),
    onPage: (page) => change({ page: page === 1 ? null : String(page) }, true),
    onClear: () => change({ q: null, state: null, page: null }),
  }
}
