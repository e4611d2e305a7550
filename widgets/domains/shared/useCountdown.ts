import { useEffect, useState } from 'react'
import { SECOND_MS } from '../../../src/model'

/** Milliseconds until an instant on this computer's clock, never less than none; renewed every second until then. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, until - now)
}
