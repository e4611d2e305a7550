import { type RefObject, useEffect, useRef } from 'react'
import type { Website } from '../../../src/contract'
import { useIsland } from '../../../src/islands'

/** A website that goes to another day, or to another month, keeps the focus. Answers what moves the focus to one. */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, order: readonly Website[], active: number | null) {
  const { root } = useIsland()
  const hadFocus = useRef(false)
  const focus = (id: number) => frame.current?.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus()
  useEffect(() => {
    const element = frame.current
    // An element that is taken away loses the focus without giving it to another.
    if (hadFocus.current && !root.activeElement && active !== null) focus(active)
    hadFocus.current = element?.contains(root.activeElement) ?? false
  })
  useEffect(() => {
    const element = frame.current
    const onFocusIn = () => void (hadFocus.current = true)
    const onFocusOut = ({ relatedTarget, target }: FocusEvent) => {
      const isGone = target instanceof Element && !target.isConnected
      if (!isGone && relatedTarget instanceof Node && !element?.contains(relatedTarget)) hadFocus.current = false
    }
    element?.addEventListener('focusin', onFocusIn)
    element?.addEventListener('focusout', onFocusOut)
    return () => {
      element?.removeEventListener('focusin', onFocusIn)
      element?.removeEventListener('focusout', onFocusOut)
    }
  }, [frame])
  return focus
}
