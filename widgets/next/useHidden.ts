import { useState } from 'react'
import type { NextList } from '../../src/api/next'
import { useKeptList } from '../../src/parts/listView'
import { keyOf } from './keyOf'

const NOTHING: ReadonlySet<string> = new Set()

/** Rows that have left, or come back, before the server's list says so. `view` says which list it is. */
export function useHidden(view: string, data: NextList | undefined) {
  const { list, expect } = useKeptList(view, data, keyOf)
  const [hidden, setHidden] = useState(NOTHING)
  // What is no longer in the list needs no hiding: should somebody bring it back, it is there.
  const left = list?.items.map(keyOf).filter((key) => hidden.has(key)) ?? []
  if (left.length < hidden.size) setHidden(new Set(left))
  return {
    list,
    rows: list?.items.filter((item) => !hidden.has(keyOf(item))) ?? [],
    hide: (key: string) => {
      setHidden((before) => new Set(before).add(key))
      expect(key, null)
    },
    show: (key: string) => {
      setHidden((before) => new Set([...before].filter((one) => one !== key)))
      expect(key, Date.now())
    },
  }
}
