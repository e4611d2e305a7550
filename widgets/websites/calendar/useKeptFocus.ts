import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useIsland } from '../../../src/islands'

/** A website that goes to another day keeps the focus, though it is another element there. Answers what moves the focus to one. */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, active: number | null): (id: number) => void {
  const { root } = useIsland()
  const hasFocus = useRef(false)
  const focus = (id: number) => frame.current?.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus()

  // After each rendering: any of them may have moved the element that had it. Before anything else can happen: a key pressed meanwhile would be the page's.
  useLayoutEffect(() => {
    if (hasFocus.current && !root.activeElement && active !== null) focus(active)
  })
  useEffect(() => {
    const element = frame.current
    const onFocusIn = () => {
      hasFocus.current = true
    }
    // An element that is taken away loses the focus too, but nobody meant it; whether it is gone shows after the rendering.
    const onFocusOut = ({ relatedTarget, target }: FocusEvent) =>
      queueMicrotask(() => {
        const stays = relatedTarget instanceof Node && element?.contains(relatedTarget)
        if (!stays && target instanceof Element && target.isConnected) hasFocus.current = false
      })
    element?.addEventListener('focusin', onFocusIn)
    element?.addEventListener('focusout', onFocusOut)
    return () => {
      element?.removeEventListener('focusin', onFocusIn)
      element?.removeEventListener('focusout', onFocusOut)
    }
  }, [frame])
  return focus
}
