import { useEffect, useEffectEvent, useRef } from 'react'
import styles from './toasts.module.css'

interface Props {
  ms: number
  isPaused: boolean
  onEnd: () => void
}

/** Calls back after some time, not counting the time it was paused, and shows as a line how much is left. */
export function Clock({ ms, isPaused, onEnd }: Props) {
  const left = useRef(ms)
  const ended = useEffectEvent(onEnd)

  useEffect(() => {
    if (isPaused) return undefined
    const from = Date.now()
    const timer = setTimeout(() => ended(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (Date.now() - from))
    }
  }, [isPaused])

  return <span className={styles.clock} style={{ animationDuration: `${ms}ms` }} data-paused={isPaused || undefined} />
}
