import * as v from 'valibot'
import type { Page } from '../../../page'
import { type ListOrder, listOrderKey } from './keepListOrder'
import { tryStorage, webStorage } from '../webStorage'

const pages = v.object({
  query: v.record(v.string(), v.unknown()),
  first: v.number(),
  last: v.number(),
  limit: v.number(),
  total: v.number(),
})
const listOrder = v.pipe(v.string(), v.parseJson(), v.object({ ids: v.array(v.number()), part: v.nullable(pages) }))
const NOWHERE: ListOrder = { ids: [], part: null }

/** The websites of the list that was shown last; none when there was none. */
export function readListOrder(page: Page): ListOrder {
  const kept = tryStorage(webStorage('sessionStorage'), (storage) => storage.getItem(listOrderKey(page)))
  const { success, output } = v.safeParse(listOrder, kept)
  return success ? output : NOWHERE
}
