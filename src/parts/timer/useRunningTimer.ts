import { useCallback, useMemo } from 'react'
import { type HeardTimer, useTimerQuery } from '../../api/time'

export interface RunningTimer extends HeardTimer {
  readonly startedAt: string
  readonly website: NonNullable<HeardTimer['website']>
}

export interface OwnTimer {
  /** Null while the viewer works on nothing. */
  readonly running: RunningTimer | null
  readonly isKnown: boolean
  /** Asks again, where it could not be asked for. */
  readonly retry: (() => void) | null
  /** Milliseconds that the server's clock is ahead of the viewer's. */
  readonly ahead: number
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: () => number
}

/** The viewer's work timer as the server knows it. */
export function useRunningTimer(): OwnTimer {
  const { data, isError, refetch } = useTimerQuery()
  const ahead = data?.ahead ?? 0
  const now = useCallback(() => Date.now() + ahead, [ahead])
  const running = useMemo(() => (data && isRunning(data) ? data : null), [data])
  const retry = isError && data === undefined ? () => void refetch() : null
  return { running, isKnown: data !== undefined, retry, ahead, now }
}

const isRunning = (timer: HeardTimer): timer is RunningTimer => timer.state !== 'stop' && timer.startedAt !== null && timer.website !== null
