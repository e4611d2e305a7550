import { useEffect, useEffectEvent } from 'react'
import { isTyped } from '../isTyped'
import { isCombination } from './isCombination'
import { latinKey } from './latinKey'
import { useMutes } from './useMutes'

/** Milliseconds in which the second key has to follow. */
const PAIR_MS = 1_000

/** Acts on what follows a key, wherever the focus is, except where somebody types. `actOf` knows what the second key does, if anything. */
export function useKeyPair(first: string, actOf: (second: string) => (() => void) | undefined): void {
  const mutes = useMutes()
  const onSecond = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(latinKey(event))
    if (!act || isCombination(event) || mutes(event) || isTyped(event)) return
    event.preventDefault()
    // The letter alone means something else, to the row that has the focus or to the screen.
    event.stopPropagation()
    act()
  })

  useEffect(() => {
    let pressedAt = -PAIR_MS
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.timeStamp - pressedAt < PAIR_MS) onSecond(event)
      pressedAt = latinKey(event) === first ? event.timeStamp : -PAIR_MS
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [first])
}
