import { useCollectionItemsQuery } from '../../../src/api/cmsCollections'
import type { Collection } from '../../../src/contract'
import { useListView } from '../../../src/parts/listView'
import { useLastPage } from '../../../src/store'

/** What of a collection's items is looked at: the words searched for, the order and the page. */
export function useItemList({ id, fields }: Collection) {
  const { typed, search, isSettled, page, onSearch, onSort, onPage, ...view } = useListView()
  // A field may have gone since.
  const sort = fields.some(({ name }) => name === view.sort.replace(/^-/, '')) ? view.sort : undefined
  const query = { page, ...(search && { search }), ...(sort && { sort }) }
  const list = useCollectionItemsQuery({ params: { collection: id }, query })
  // The last items of the last page may have gone.
  useLastPage(page, isSettled ? list.currentData?.pagination.pages : undefined)
  const paging = { page, pages: list.data?.pagination.pages ?? 1, onPage }
  return { ...list, typed, search, onSearch, sort, onSort, paging }
}
