import { useEffect, useState } from 'react'
import type { OwnTimer } from './useRunningTimer'

/** Milliseconds since the timer was started, renewed so often; null while none runs. */
export function useElapsed({ running, now }: OwnTimer, everyMs: number): number | null {
  const [, turn] = useState(0)
  const startedAt = running?.startedAt
  useEffect(() => {
    if (!startedAt) return undefined
    const timer = setInterval(() => turn((count) => count + 1), everyMs)
    return () => clearInterval(timer)
  }, [startedAt, everyMs])
  return startedAt ? Math.max(0, now() - Date.parse(startedAt)) : null
}
