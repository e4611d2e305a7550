import { useEffect, useEffectEvent } from 'react'
import { NEXT, PREVIOUS } from './dayZones'

/** What is held over an arrow turns a page each time so many milliseconds have passed. */
const TURN_MS = 700

export function useTurning(over: string | null, onStep: (away: -1 | 1) => void): void {
  const away = over === NEXT ? 1 : over === PREVIOUS ? -1 : 0
  const turn = useEffectEvent(() => away !== 0 && onStep(away))
  useEffect(() => {
    if (away === 0) return undefined
    const timer = setInterval(turn, TURN_MS)
    return () => clearInterval(timer)
  }, [away])
}
