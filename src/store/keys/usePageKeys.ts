import { useEffectEvent, useLayoutEffect } from 'react'
import { isTyped } from '../isTyped'
import { isCombination } from './isCombination'
import { latinKey } from './latinKey'
import { useMutes } from './useMutes'

/** Keys that act wherever the focus is, except where somebody types. `onKey` answers whether it was one; the others are left alone. */
export function usePageKeys(onKey: (key: string) => boolean): void {
  const mutes = useMutes()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isCombination(event) || mutes(event) || isTyped(event)) return
    if (onKey(latinKey(event))) event.preventDefault()
  })
  // Before it is seen: keys that are pressed between that and an effect would be for nobody, and those that follow act on the page.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
