import { useEffect, useState } from 'react'
import { WORK_IDLE_SECONDS } from '../../model'
import { lastActivity, noteActivity } from './lastActivity'

const IDLE_MS = WORK_IDLE_SECONDS * 1_000
const CHECK_MS = 15_000
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Since when nobody did anything, by this computer's clock, once that is too long; null before. It stays until it is taken note of. */
export function useIdle(isWatching: boolean): { since: number | null; reset: () => void } {
  const [since, setSince] = useState<number | null>(null)

  useEffect(() => {
    if (!isWatching) return undefined
    noteActivity()
    const check = () => {
      const last = lastActivity()
      if (Date.now() - last < IDLE_MS) return false
      setSince((before) => before ?? last)
      return true
    }
    // Whoever comes back after a long time has been away all the same.
    const onAct = () => check() || noteActivity()
    const timer = setInterval(check, CHECK_MS)
    for (const act of ACTS) addEventListener(act, onAct, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const act of ACTS) removeEventListener(act, onAct, { capture: true })
      setSince(null)
    }
  }, [isWatching])

  return {
    since,
    reset: () => {
      noteActivity()
      setSince(null)
    },
  }
}
