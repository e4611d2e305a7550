import { useState } from 'react'

type Key = number | string

interface AskedList<Item> {
  readonly items: readonly Item[]
  /** When the server was asked, in milliseconds since 1970. */
  readonly askedAt: number
}

const NEVER: ReadonlyMap<Key, number> = new Map()

/**
 * The newest list of a view that knows what was done with its rows. One that was asked for before a row was changed, and does not have it, would
 * take it away until the one that follows: it is passed over. `expect` says that a row belongs here from now on, or from a moment; null ends that.
 */
export function useKeptList<Item, List extends AskedList<Item>>(view: string, data: List | undefined, keyOf: (item: Item) => Key) {
  const [kept, setKept] = useState({ view, list: data })
  const [expected, setExpected] = useState(NEVER)
  const keysOf = (list: List | undefined) => new Set(list?.items.map(keyOf))

  function isPassed(): boolean {
    if (!data || data === kept.list || view !== kept.view) return false
    const unknown = [...expected].filter(([, since]) => data.askedAt <= since)
    if (unknown.length === 0) return false
    const [before, listed] = [keysOf(kept.list), keysOf(data)]
    return unknown.some(([key]) => before.has(key) && !listed.has(key))
  }
  const list = isPassed() ? kept.list : data
  if (list !== kept.list) setKept({ view, list })
  return {
    list,
    /** `since` is in milliseconds since 1970; Infinity until the server has answered. */
    expect: (key: Key, since: number | null) =>
      setExpected((before) => {
        const next = new Map(before)
        if (since === null) next.delete(key)
        else next.set(key, since)
        return next
      }),
  }
}
