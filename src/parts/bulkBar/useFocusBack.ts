import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** The bar goes when what was selected is not any more: the focus goes back to where it was before, such as the row whose key opened something. */
export function useFocusBack(): (event: FocusEvent<HTMLElement>) => void {
  const hadFocus = useRef<HTMLElement>(null)
  const isInside = useRef(false)
  useLayoutEffect(
    () => () => {
      if (isInside.current) hadFocus.current?.focus({ preventScroll: true })
    },
    [],
  )
  return ({ type, currentTarget, relatedTarget }) => {
    const comesFromOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
    if (type === 'focus' && comesFromOutside) hadFocus.current = relatedTarget
    // Without a next one it went with what had it, such as a menu that was closed.
    if (type === 'focus' || comesFromOutside) isInside.current = type === 'focus'
  }
}
