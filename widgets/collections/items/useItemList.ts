import { useCollectionItemsQuery } from '../../../src/api/cmsCollections'
import type { Collection } from '../../../src/contract'
import { useListView } from '../../../src/parts/listView'
import { useLastPage } from '../../../src/store'

/** What of a collection's items is looked at: the words searched for, the order and the page. */
export function useItemList({ id, fields }: Collection) {
  const names = fields.map(({ name }) => name)
  const { typed, search, isSettled, sort, page, onSearch, onSort, onPage } = useListView(names)
  const query = { page, ...(search && { search }), ...(sort && { sort }) }
  const list = useCollectionItemsQuery({ params: { collection: id }, query })
  // The last items of the last page may have gone.
  useLastPage(page, isSettled ? list.currentData?.pagination.pages : undefined)
  const paging = { page, pages: list.data?.pagination.pages ?? 1, onPage }
  return { ...list, typed, search, onSearch, sort, onSort, paging }
}
