import { type RefObject, useLayoutEffect } from 'react'
import { followHeads } from '../../src/ui'

/** Below a head that ends further down there is no room for toasts: they lie over it. */
const SHARE_MAX = 1 / 2

/** Tells the sheet where the heads of the screen end, so that what can be done there stays within reach while there are toasts. */
export function useBelowHead(ref: RefObject<HTMLElement | null>, areThere: boolean): void {
  useLayoutEffect(() => {
    if (!areThere) return undefined
    return followHeads((ends) => {
      const lowest = Math.max(0, ...ends.filter((end) => end <= innerHeight * SHARE_MAX))
      ref.current?.style.setProperty('--head', `${lowest}px`)
    })
  }, [ref, areThere])
}
