import { useEffect, useState } from 'react'
import type { Website } from '../../../src/contract'

/** Milliseconds that a card shows that it has come from elsewhere (OV-08). */
const HIGHLIGHT_MS = 5_000
const NONE: ReadonlySet<number> = new Set()

/** The cards that have just changed their column or are new, whoever moved them. */
export function useArrivals(websites: readonly Website[]): ReadonlySet<number> {
  const [known, setKnown] = useState(websites)
  const [arrived, setArrived] = useState(NONE)

  if (known !== websites) {
    const places = new Map(known.map(({ id, status }) => [id, status]))
    const moved = websites.filter(({ id, status }) => places.get(id) !== status).map(({ id }) => id)
    setKnown(websites)
    if (moved.length > 0) setArrived(new Set(moved))
  }

  useEffect(() => {
    if (arrived.size === 0) return undefined
    const timer = setTimeout(setArrived, HIGHLIGHT_MS, NONE)
    return () => clearTimeout(timer)
  }, [arrived])
  return arrived
}
