import { useState } from 'react'
import { useCollectionItemsQuery } from '../../../src/api/cms'
import type { Collection } from '../../../src/contract'

/** What of a collection's items is looked at: the words searched for, the order and the page. */
export function useItemList({ id, fields }: Collection) {
  const [{ search, page }, setQuery] = useState({ search: '', page: 1 })
  const [sort, setSort] = useState<string>()
  // A field may have gone since.
  const order = fields.some(({ name }) => name === sort?.replace(/^-/, '')) ? sort : undefined
  const query = { page, ...(search.trim() && { search: search.trim() }), ...(order && { sort: order }) }
  const list = useCollectionItemsQuery({ params: { collection: id }, query })
  const pages = list.data?.pagination.pages ?? 1
  // The last items of the last page may have gone.
  if (list.data && !list.isFetching && page > pages) setQuery({ search, page: pages })
  return {
    ...list,
    search,
    onSearch: (words: string) => setQuery({ search: words, page: 1 }),
    sort: order,
    onSort: setSort,
    paging: { page, pages, onPage: (next: number) => setQuery({ search, page: next }) },
  }
}
