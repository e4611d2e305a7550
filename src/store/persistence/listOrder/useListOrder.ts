import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Page } from '../../../page'
import { tryStorage, webStorage } from '../webStorage'
import { type ListOrder, listOrderKey, onListOrderKept } from './keepListOrder'

const pages = v.object({
  query: v.record(v.string(), v.unknown()),
  first: v.number(),
  last: v.number(),
  limit: v.number(),
  total: v.number(),
})
const listOrder = v.pipe(v.string(), v.parseJson(), v.object({ ids: v.array(v.number()), part: v.nullable(pages) }))
const NOWHERE: ListOrder = { ids: [], part: null }

/** The websites of the list that was shown last, also of one that gives way only now; none when there was none. */
export function useListOrder(page: Page): ListOrder {
  const kept = useSyncExternalStore(onListOrderKept, () => read(page))
  return useMemo(() => {
    const { success, output } = v.safeParse(listOrder, kept)
    return success ? output : NOWHERE
  }, [kept])
}

const read = (page: Page): string | null => tryStorage(webStorage('sessionStorage'), (storage) => storage.getItem(listOrderKey(page)))
