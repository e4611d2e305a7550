import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { Website } from '../../../src/contract'
import { useIsland } from '../../../src/islands'

/** A row that goes leaves the focus to the one that takes its place. Answers the handler of the rows. */
export function useNextRow(list: RefObject<HTMLElement | null>, items: readonly Website[]) {
  const { root } = useIsland()
  const last = useRef(-1)
  useEffect(() => {
    if (last.current < 0 || root.activeElement) return
    const rows = list.current?.children
    const row = rows?.[Math.min(last.current, rows.length - 1)]
    row?.querySelector<HTMLElement>('a')?.focus()
  }, [items, list, root])
  return (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest('[data-id]')
    last.current = row ? [...(list.current?.children ?? [])].indexOf(row) : -1
  }
}
