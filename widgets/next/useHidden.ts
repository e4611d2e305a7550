import { useState } from 'react'
import type { NextQueue } from '../../src/contract'
import { keyOf } from './keyOf'

const NOTHING: ReadonlySet<string> = new Set()

/** Rows that have left before the server's list says so. */
export function useHidden(data: NextQueue | undefined) {
  const [hidden, setHidden] = useState(NOTHING)
  const [seen, setSeen] = useState(data)
  // What is no longer in the list needs no hiding: should somebody bring it back, it is there.
  if (data !== seen) {
    setSeen(data)
    const listed = new Set(data?.items.map(keyOf))
    setHidden((before) => (before.size > 0 ? new Set([...before].filter((key) => listed.has(key))) : before))
  }
  return {
    rows: data?.items.filter((item) => !hidden.has(keyOf(item))) ?? [],
    hide: (key: string) => setHidden((before) => new Set(before).add(key)),
    show: (key: string) => setHidden((before) => new Set([...before].filter((one) => one !== key))),
  }
}
