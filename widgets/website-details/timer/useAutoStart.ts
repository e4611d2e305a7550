import { useEffect, useEffectEvent, useRef } from 'react'
import { selectPreferences, useAppSelector } from '../../../src/store'
import type { OwnTimer } from '../../../src/parts/timer'
import type { TimerActions } from '../../../src/parts/timer'

/**
 * Starts the timer once when a website is opened, for those who want that (TM-09). Never while one runs: looking at a website ends no work on
 * another one.
 */
export function useAutoStart(websiteId: number, { running, isKnown }: OwnTimer, { start }: TimerActions): void {
  const { startsTimer } = useAppSelector(selectPreferences)
  /** The website that was asked about already. */
  const asked = useRef<number>(undefined)
  const open = useEffectEvent((id: number) => {
    if (asked.current === id || document.visibilityState === 'hidden') return
    asked.current = id
    if (startsTimer && !running) start(id)
  })
  useEffect(() => {
    if (!isKnown) return undefined
    const look = () => open(websiteId)
    look()
    // A tab that was opened in the background counts once somebody looks at it.
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isKnown, websiteId])
}
