import { useEffect, useEffectEvent } from 'react'
import { useDebounced } from '../../src/islands'
import { SEARCH_DEBOUNCE_MS } from '../../src/model'
import { useAddress } from '../../src/store'

/** What of a list is looked at, as the address says: words, a state, a page. */
export function useListView() {
  const [address, change] = useAddress()
  const typed = address.get('q') ?? ''
  return {
    typed,
    search: useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS),
    state: address.get('state') ?? '',
    page: Math.max(Number(address.get('page')) || 1, 1),
    onSearch: (q: string) => change({ q, page: null }),
    onState: (state: string) => change({ state, page: null }),
    onPage: (page: number) => change({ page: String(page) }, true),
    onClear: () => change({ q: null, state: null, page: null }),
  }
}

/** Where everything on a last page has gone, the one before it is shown. */
export function useLastPage(page: number, pages: number | undefined): void {
  const [, change] = useAddress()
  const goBack = useEffectEvent((to: number) => change({ page: String(to) }))
  useEffect(() => {
    if (pages !== undefined && page > pages) goBack(Math.max(pages, 1))
  }, [page, pages])
}
