import { useMemo, useState } from 'react'
import { useTimerQuery } from '../../../src/api/time'
import type { Timer } from '../../../src/contract'

export interface RunningTimer extends Timer {
  readonly startedAt: string
  readonly website: NonNullable<Timer['website']>
}

export interface OwnTimer {
  /** Null while the viewer works on nothing. */
  readonly running: RunningTimer | null
  readonly isKnown: boolean
  /** Milliseconds since 1970 by the server's clock: the viewer's may be years off. */
  readonly now: () => number
}

/** The viewer's work timer as the server knows it. */
export function useRunningTimer(): OwnTimer {
  const { data } = useTimerQuery()
  const now = useServerNow(data)
  const running = useMemo(() => (data && isRunning(data) ? data : null), [data])
  return { running, isKnown: data !== undefined, now }
}

const isRunning = (timer: Timer): timer is RunningTimer => timer.state !== 'stop' && timer.startedAt !== null && timer.website !== null

/** Each answer says what time it is: the difference is taken when it comes. */
function useServerNow(timer: Timer | undefined): () => number {
  const [known, setKnown] = useState({ timer, difference: differenceTo(timer) })
  if (known.timer !== timer) setKnown({ timer, difference: differenceTo(timer) })
  return useMemo(() => () => Date.now() + known.difference, [known.difference])
}

const differenceTo = (timer: Timer | undefined): number => (timer?.serverTime ? Date.parse(timer.serverTime) - Date.now() : 0)
