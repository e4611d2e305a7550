import { useDebounced } from '../../src/islands'
import { SEARCH_DEBOUNCE_MS } from '../../src/model'
import { useAddress } from '../../src/store'

/** What of a list is looked at, as the address says: words, a state, a page. */
export function useListView() {
  const [address, change] = useAddress()
  const typed = address.get('q') ?? ''
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  return {
    typed,
    search,
    /** What is asked for is what the address says. */
    isSettled: search === typed.trim(),
    state: address.get('state') ?? '',
    page: Math.max(Number(address.get('page')) || 1, 1),
    onSearch: (q: string) => change({ q, page: null }),
    onState: (state: string) => change({ state, page: null }),
    onPage: (page: number) => change({ page: String(page) }, true),
    onClear: () => change({ q: null, state: null, page: null }),
  }
}
