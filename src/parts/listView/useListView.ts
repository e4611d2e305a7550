import { useDebounced } from '../../islands'
import { LIST_FILTER_DEBOUNCE_MS } from '../../model'
import { useAddress } from '../../store'
import type { ListFilter } from '../../ui'

interface ListView extends ListFilter {
  /** What is asked for: the typed words once nobody types. */
  readonly search: string
  /** What is asked for is what the address says. */
  readonly isSettled: boolean
}

/** What of a list is looked at, as the address says: words, a state, the order, a page. Another filter begins at the first page. */
export function useListView(usualSort = ''): ListView {
  const [address, change] = useAddress()
  const typed = address.get('q') ?? ''
  const search = useDebounced(typed.trim(), LIST_FILTER_DEBOUNCE_MS)
  return {
    typed,
    search,
    isSettled: search === typed.trim(),
    state: address.get('state') ?? '',
    sort: address.get('sort') ?? usualSort,
    page: Math.max(Number(address.get('page')) || 1, 1),
    onSearch: (q) => change({ q, page: null }),
    onState: (state) => change({ state, page: null }),
    onSort: (sort) => change({ sort: sort === usualSort ? null : sort, page: null }),
    onPage: (page) => change({ page: page === 1 ? null : String(page) }, true),
    onClear: () => change({ q: null, state: null, page: null }),
  }
}
