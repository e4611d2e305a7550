import { STORAGE_PREFIX } from '../../src/store'

const MAX = 10
const keyOf = (userId: number): string => `${STORAGE_PREFIX}recent-partners:${userId}`

/** Ids of the partners the user worked for in this tab, the last one first. */
export function recentPartners(userId: number): number[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

export function rememberPartners(userId: number, ids: readonly number[]): void {
  const all = [...new Set([...ids, ...recentPartners(userId)])].slice(0, MAX)
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(all))
  } catch {
    // A storage that is blocked or full only costs the order of the list.
  }
}
