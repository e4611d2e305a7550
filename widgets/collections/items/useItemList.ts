import { useState } from 'react'
import { useCollectionItemsQuery } from '../../../src/api/cmsCollections'
import type { Collection } from '../../../src/contract'
import { useDebounced } from '../../../src/islands'
import { SEARCH_DEBOUNCE_MS } from '../../../src/model'

/** What of a collection's items is looked at: the words searched for, the order and the page. */
export function useItemList({ id, fields }: Collection) {
  const [{ typed, page }, setQuery] = useState({ typed: '', page: 1 })
  const [sort, setSort] = useState<string>()
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  // A field may have gone since.
  const order = fields.some(({ name }) => name === sort?.replace(/^-/, '')) ? sort : undefined
  const query = { page, ...(search && { search }), ...(order && { sort: order }) }
  const list = useCollectionItemsQuery({ params: { collection: id }, query })
  const pages = list.data?.pagination.pages ?? 1
  // The last items of the last page may have gone.
  if (list.data && !list.isFetching && page > pages) setQuery({ typed, page: pages })
  return {
    ...list,
    typed,
    /** What the items that are shown were found by. */
    search,
    onSearch: (words: string) => setQuery({ typed: words, page: 1 }),
    sort: order,
    onSort(next: string) {
      setSort(next)
      setQuery({ typed, page: 1 })
    },
    paging: { page, pages, onPage: (next: number) => setQuery({ typed, page: next }) },
  }
}
