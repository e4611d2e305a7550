import { useCallback, useMemo, useState } from 'react'
import { useTimerQuery } from '../../api/time'
import type { Timer } from '../../contract'

export interface RunningTimer extends Timer {
  readonly startedAt: string
  readonly website: NonNullable<Timer['website']>
}

export interface OwnTimer {
  /** Null while the viewer works on nothing. */
  readonly running: RunningTimer | null
  readonly isKnown: boolean
  /** Milliseconds that the server's clock is ahead of the viewer's, which may be years off. */
  readonly ahead: number
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: () => number
}

/** The viewer's work timer as the server knows it. */
export function useRunningTimer(): OwnTimer {
  const { data } = useTimerQuery()
  const ahead = useServerAhead(data)
  const now = useCallback(() => Date.now() + ahead, [ahead])
  const running = useMemo(() => (data && isRunning(data) ? data : null), [data])
  return { running, isKnown: data !== undefined, ahead, now }
}

const isRunning = (timer: Timer): timer is RunningTimer => timer.state !== 'stop' && timer.startedAt !== null && timer.website !== null

/** Each answer says what time it is: the difference is taken when it comes. */
function useServerAhead(timer: Timer | undefined): number {
  const [known, setKnown] = useState({ timer, ahead: aheadBy(timer) })
  if (known.timer !== timer) setKnown({ timer, ahead: aheadBy(timer) })
  return known.ahead
}

const aheadBy = (timer: Timer | undefined): number => (timer?.serverTime ? Date.parse(timer.serverTime) - Date.now() : 0)
