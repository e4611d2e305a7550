import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the active row of a list in view when keys move to it; row N is child N of the list. Returns what a row calls as the pointer moves
 * over it: there nothing scrolls, for a list that scrolls between press and release loses the click.
 */
export function useActiveRow(
  list: RefObject<HTMLElement | null>,
  active: number,
  onPoint: (index: number) => void,
): (index: number) => void {
  const isPointed = useRef(false)

  useEffect(() => {
    if (!isPointed.current) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
    isPointed.current = false
  }, [list, active])

  return (index) => {
    if (index === active) return
    isPointed.current = true
    onPoint(index)
  }
}
