import { useEffect, useRef } from 'react'
import type { Website } from '../../../src/contract'
import { useIsland } from '../../../src/islands'

/** Brings the row into view that the address leads to, once. */
export function useShowRow(id: number | null, items: readonly Website[]): void {
  const { root } = useIsland()
  const wanted = useRef(id)
  const isThere = items.length > 0
  useEffect(() => {
    if (!isThere || wanted.current === null) return
    root.querySelector(`[data-id="${wanted.current}"]`)?.scrollIntoView?.({ block: 'center' })
    wanted.current = null
  }, [root, isThere])
}
