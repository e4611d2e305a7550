import type { NavigationState } from '../navigationSlice'

/** Our part of `history.state`; other libraries keep theirs beside it. */
const KEY = 'partnerIslands'

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const toHistoryState = (state: NavigationState | undefined) => ({ [KEY]: state ?? {} })

/** What an entry of the history was given; null for an entry that is not ours. */
export function fromHistoryState(entry: unknown): NavigationState | null {
  const state = isMap(entry) && Object.hasOwn(entry, KEY) ? entry[KEY] : null
  return isMap(state) ? state : null
}
