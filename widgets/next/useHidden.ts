import { useState } from 'react'
import type { NextList } from '../../src/api/next'
import { keyOf } from './keyOf'

const NOTHING: ReadonlySet<string> = new Set()
const NEVER: ReadonlyMap<string, number> = new Map()

/** Rows that have left, or come back, before the server's list says so. */
export function useHidden(data: NextList | undefined) {
  const [hidden, setHidden] = useState(NOTHING)
  /** When they came back. */
  const [back, setBack] = useState(NEVER)
  const [list, setList] = useState(data)
  const [seen, setSeen] = useState(data)
  if (data !== seen) {
    setSeen(data)
    const listed = keysOf(data)
    const before = keysOf(list)
    // One asked for before something was taken back would take it away again, until the one that follows.
    const isPast = data && [...back].some(([key, at]) => before.has(key) && !listed.has(key) && data.askedAt <= at)
    if (!isPast) {
      setList(data)
      setBack(NEVER)
      // What is no longer in the list needs no hiding: should somebody bring it back, it is there.
      if (hidden.size > 0) setHidden(new Set([...hidden].filter((key) => listed.has(key))))
    }
  }
  return {
    list,
    rows: list?.items.filter((item) => !hidden.has(keyOf(item))) ?? [],
    hide: (key: string) => {
      setHidden((before) => new Set(before).add(key))
      setBack((before) => new Map([...before].filter(([one]) => one !== key)))
    },
    show: (key: string) => {
      setHidden((before) => new Set([...before].filter((one) => one !== key)))
      setBack((before) => new Map(before).set(key, Date.now()))
    },
  }
}

const keysOf = (list: NextList | undefined): ReadonlySet<string> => new Set(list?.items.map(keyOf))
