import { useEffect, useEffectEvent } from 'react'
import { isTyped } from './isTyped'
import { useLetterKeys } from './useLetterKeys'

/** A key that acts wherever the focus is, except where somebody types. Without `act` it is left to others. */
export function useLetterKey(key: string, act: (() => void) | null): void {
  const { mutes } = useLetterKeys()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (act === null || event.key !== key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (mutes(event) || isTyped(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
