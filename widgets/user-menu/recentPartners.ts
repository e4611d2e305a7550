import { STORAGE_PREFIX, tryStorage, webStorage } from '../../src/store'

const MAX = 10
const keyOf = (userId: number): string => `${STORAGE_PREFIX}recent-partners:${userId}`

/** Ids of the partners the user worked for in this tab, the last one first. */
export function recentPartners(userId: number): number[] {
  try {
    const ids: unknown = JSON.parse(tryStorage(webStorage('sessionStorage'), (storage) => storage.getItem(keyOf(userId))) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

/** A storage that is blocked or full only costs the order of the list. */
export function rememberPartners(userId: number, ids: readonly number[]): void {
  const all = [...new Set([...ids, ...recentPartners(userId)])].slice(0, MAX)
  tryStorage(webStorage('sessionStorage'), (storage) => storage.setItem(keyOf(userId), JSON.stringify(all)))
}
