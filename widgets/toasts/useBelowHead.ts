import { type RefObject, useLayoutEffect } from 'react'
import { followHeads } from '../../src/ui'

/** Below a head that ends further down there is no room for toasts: they lie over it. */
const SHARE_MAX = 1 / 3

/** Tells the sheet where the head of the screen ends, so that what can be done there stays within reach while there are toasts. */
export function useBelowHead(ref: RefObject<HTMLElement | null>, areThere: boolean): void {
  useLayoutEffect(() => {
    if (!areThere) return undefined
    return followHeads((end) => ref.current?.style.setProperty('--head', `${end > innerHeight * SHARE_MAX ? 0 : end}px`))
  }, [ref, areThere])
}
