import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** The bar goes when what was selected is not any more: the focus goes back to where it was before, such as the row whose key opened something, or to its list. */
export function useFocusBack(): (event: FocusEvent<HTMLElement>) => void {
  const before = useRef<readonly HTMLElement[]>([])
  const isInside = useRef(false)
  useLayoutEffect(
    () => () => {
      // Not yet: a dialog of the bar, which goes with it, lets nothing else have the focus while it is open.
      if (isInside.current) queueMicrotask(() => before.current.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true }))
    },
    [],
  )
  return ({ type, currentTarget, relatedTarget }) => {
    const comesFromOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
    if (type === 'focus' && comesFromOutside) before.current = [relatedTarget, ...listOf(relatedTarget)]
    // Without a next one it went with what had it, such as a menu that was closed.
    if (type === 'focus' || comesFromOutside) isInside.current = type === 'focus'
  }
}

/** What takes the focus around an element. */
function listOf(element: HTMLElement): HTMLElement[] {
  const list = element.parentElement?.closest<HTMLElement>('[tabindex]')
  return list ? [list] : []
}
