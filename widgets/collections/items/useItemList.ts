import { fetchAllItems, useCollectionItemsQuery } from '../../../src/api/cmsCollections'
import type { Collection, CollectionItem } from '../../../src/contract'
import { useListView } from '../../../src/parts/listView'
import { useAppDispatch, useLastPage } from '../../../src/store'

/** What of a collection's items is looked at: the words searched for, the order and the page. */
export function useItemList({ id, fields }: Collection) {
  const names = fields.map(({ name }) => name)
  const { typed, search, isSettled, sort, page, onSearch, onSort, onPage } = useListView(names)
  const query = { page, ...(search && { search }), ...(sort && { sort }) }
  const list = useCollectionItemsQuery({ params: { collection: id }, query })
  // The last items of the last page may have gone.
  useLastPage(page, isSettled ? list.currentData?.pagination.pages : undefined)
  const dispatch = useAppDispatch()
  /** An item as it is now; with other values it may be on another page. */
  const look = async (wanted: number) => {
    const isWanted = (item: CollectionItem) => item.id === wanted
    return (await list.refetch().unwrap()).items.find(isWanted) ?? (await dispatch(fetchAllItems(id))).find(isWanted)
  }
  const paging = { page, pages: list.data?.pagination.pages ?? 1, onPage }
  return { ...list, look, typed, search, onSearch, sort, onSort, paging }
}
