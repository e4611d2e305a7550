import { type RefObject, useEffect, useRef } from 'react'
import { isFocusFree, useIsland } from '../../../src/islands'

/** Whoever leaves the zone of a domain goes on at what opens it on the screen, which has the domain's id as `data-zone`. */
export function useReturnFromZone(openId: number): RefObject<HTMLDivElement | null> {
  const { root } = useIsland()
  const screen = useRef<HTMLDivElement>(null)
  const before = useRef(openId)
  useEffect(() => {
    const left = before.current
    before.current = openId
    if (left !== openId && isFocusFree(root)) screen.current?.querySelector<HTMLElement>(`[data-zone="${left}"]`)?.focus()
  }, [openId, root])
  return screen
}
