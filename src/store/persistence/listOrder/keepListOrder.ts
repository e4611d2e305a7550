import type { Page } from '../../../page'
import { STORAGE_PREFIX } from '../storageKeys'
import { tryStorage, webStorage } from '../webStorage'

/** The websites of a list as far as they are known, and where to ask for those before and after them. */
export interface ListOrder {
  /** As they follow each other. */
  readonly ids: readonly number[]
  /** Which pages of a longer list they are; null when they are all of it. */
  readonly part: {
    readonly query: Readonly<Record<string, unknown>>
    readonly first: number
    readonly last: number
    readonly limit: number
    readonly total: number
  } | null
}

export const listOrderKey = ({ config, user }: Page) => `${STORAGE_PREFIX}listOrder:${config.partnerId ?? 0}:${user?.id ?? 0}`

const listeners = new Set<() => void>()

/** Tells each time that an order is kept, until the returned function is called. */
export function onListOrderKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Remembers, for this tab, how websites follow each other in the list that is shown (WD-06). */
export function keepListOrder(page: Page, listOrder: ListOrder): void {
  tryStorage(webStorage('sessionStorage'), (storage) => storage.setItem(listOrderKey(page), JSON.stringify(listOrder)))
  for (const listener of listeners) listener()
}
