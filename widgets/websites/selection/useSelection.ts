import { useEffect, useMemo, useRef, useState } from 'react'
import { selectShownWebsites } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import { useAppSelector } from '../../../src/store'

export interface SelectionState {
  readonly ids: ReadonlySet<number>
  /** The selected websites as they are now, on other pages too. */
  readonly websites: readonly Website[]
  readonly select: (websites: readonly Website[]) => void
  /** Keeps only these of what is selected. */
  readonly keep: (ids: ReadonlySet<number>) => void
  /** Toggles one; given the order on the screen, everything from the last one toggled up to it. */
  readonly toggle: (website: Website, range?: readonly Website[]) => void
  readonly clear: () => void
}

interface SelectedRows {
  readonly rows: readonly Website[]
  /** What has changed since then is newer than the rows. */
  readonly at: number
}

const NOTHING: SelectedRows = { rows: [], at: 0 }

/** Which websites are selected. A range goes on from the last one toggled, which the address keeps. */
export function useSelection(start: number | null, onAnchor: (id: number) => void): SelectionState {
  const [{ rows, at }, setSelected] = useState(NOTHING)
  const websites = useAppSelector((state) => selectShownWebsites(state, rows, at))
  const anchor = useRef(start)
  const latestOnAnchor = useRef(onAnchor)
  useEffect(() => {
    latestOnAnchor.current = onAnchor
  })
  return useMemo(() => {
    const select = (next: readonly Website[]) => setSelected({ rows: next, at: Date.now() })
    return {
      ids: new Set(websites.map(({ id }) => id)),
      websites,
      select,
      keep: (ids) => select(websites.filter(({ id }) => ids.has(id))),
      toggle(website, range = [website]) {
        select(withRange(websites, range, { from: anchor.current ?? website.id, to: website.id }))
        anchor.current = website.id
        latestOnAnchor.current(website.id)
      },
      clear: () => setSelected(NOTHING),
    }
  }, [websites])
}

interface Range {
  readonly from: number
  readonly to: number
}

/** Everything between two websites takes the state that the second one gets. */
export function withRange(selected: readonly Website[], order: readonly Website[], { from, to }: Range): readonly Website[] {
  const end = order.findIndex(({ id }) => id === to)
  const start = order.findIndex(({ id }) => id === from)
  const first = start < 0 ? end : Math.min(start, end)
  const range = order.slice(first, Math.max(start, end) + 1)
  const isOn = !selected.some(({ id }) => id === to)
  const others = selected.filter(({ id }) => !range.some((website) => website.id === id))
  return isOn ? [...others, ...range] : others
}
