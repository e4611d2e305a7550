import { useLayoutEffect, useRef, useState } from 'react'
import { nextAfter } from '../rowKeys'
import type { Pane } from './Pane'

export interface OpenedRow {
  readonly id: number
}

interface Names {
  /** Of the pane. */
  readonly label: string
  /** Of the way back to the list. */
  readonly back: string
}

/** What of a list is open beside it, and how one goes on to another. `Focus` says where in it the focus may go, 'read' to its heading; null leaves it where it is. */
export function useOpened<Focus extends string>(
  openId: number | null,
  shown: readonly OpenedRow[],
  onOpen: (id: number | null) => void,
  { label, back }: Names,
) {
  const [wanted, setWanted] = useState<Focus | 'read' | null>(null)
  // What is on its way does not stop anybody from going on to another; `place` is where the open one stands, or stood when it left the list.
  const latest = useRef({ openId, shown, place: -1 })
  useLayoutEffect(() => {
    const at = shown.findIndex(({ id }) => id === openId)
    const stood = latest.current.openId === openId ? latest.current.place : -1
    latest.current = { openId, shown, place: at < 0 ? stood : at }
  })

  const open = (id: number | null, focus: Focus | 'read' | null = 'read') => {
    setWanted(id === null ? null : focus)
    onOpen(id)
  }
  const step = (by: 1 | -1) => {
    const { place } = latest.current
    const hasLeft = shown[place]?.id !== openId
    // The one after one that left has its place by now.
    const target = hasLeft && by > 0 ? place : place + by
    const next = shown[place < 0 ? 0 : target]
    if (next) open(next.id)
  }
  /** They leave the list: whoever had one of them open goes on with the one after it. */
  const leave = (leaving: readonly OpenedRow[]) => {
    const { openId: current, shown: list } = latest.current
    const isLeaving = ({ id }: OpenedRow) => leaving.some((one) => one.id === id)
    if (current === null || !isLeaving({ id: current })) return
    const next = nextAfter(
      list,
      list.find(({ id }) => id === current),
      (one) => !isLeaving(one),
    )
    open(next?.id ?? null)
  }
  const serve = () => setWanted(null)
  const pane: Pane = {
    label,
    back,
    isWanted: wanted !== null,
    serve,
    close: () => open(null),
    reopen: () => open(openId),
  }
  return { openId, pane, open, step, leave, wanted, serve }
}
