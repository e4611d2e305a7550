import { useEffect, useState } from 'react'
import { useTickTimerMutation } from '../../api/time'
import { TICK_INTERVAL_MS } from '../../model'
import { STORAGE_PREFIX } from '../../store'
import { holdLock } from './holdLock'

/**
 * Gives a sign of life every minute while the timer runs (spec 7), from one of the open pages. Also from a hidden one: people work in the editor
 * or in their mail program meanwhile. Tells whether this page is the one.
 */
export function useTicks(userId: number | null, isTicking: boolean): boolean {
  const [isLeader, setLeader] = useState(false)
  const [tick] = useTickTimerMutation()

  useEffect(() => {
    if (userId === null) return undefined
    const release = holdLock(`${STORAGE_PREFIX}timer:${userId}`, () => setLeader(true))
    return () => {
      release()
      setLeader(false)
    }
  }, [userId])

  useEffect(() => {
    if (!isLeader || !isTicking) return undefined
    const timer = setInterval(() => void tick({ keep: false }), TICK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isLeader, isTicking, tick])
  return isLeader
}
