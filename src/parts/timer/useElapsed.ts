import { useEffect, useState } from 'react'
import type { OwnTimer } from './useRunningTimer'

/** Milliseconds since the timer was started, renewed whenever so many more are full, so that all that show it turn at once; null while none runs. */
export function useElapsed({ running, now }: Pick<OwnTimer, 'running' | 'now'>, everyMs: number): number | null {
  const [, turn] = useState(0)
  const startedAt = running?.startedAt
  useEffect(() => {
    if (!startedAt) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const elapsed = Math.max(0, now() - Date.parse(startedAt))
      timer = setTimeout(next, everyMs - (elapsed % everyMs))
    }
    const next = () => {
      turn((count) => count + 1)
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [startedAt, everyMs, now])
  return startedAt ? Math.max(0, now() - Date.parse(startedAt)) : null
}
