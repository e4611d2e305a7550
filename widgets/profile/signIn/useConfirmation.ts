import { useRef, useState } from 'react'
import { CONFIRMED_MS, MINUTE_MS } from '../../../src/model'
import type { Confirmed } from '../shared/confirmed'

/** So that what is begun just before the end is not refused. */
const REMEMBERED_MS = CONFIRMED_MS - 3 * MINUTE_MS

/** Asks who it is before a change that could lock them out. */
export function useConfirmation() {
  const confirmedAt = useRef(-Infinity)
  const waiting = useRef<() => void>(undefined)
  const [isAsking, setAsking] = useState(false)
  const confirmed: Confirmed = (then) => {
    if (performance.now() - confirmedAt.current < REMEMBERED_MS) return then()
    waiting.current = then
    setAsking(true)
  }
  const done = () => {
    confirmedAt.current = performance.now()
    waiting.current?.()
  }
  return { isAsking, confirmed, done, close: () => setAsking(false) }
}
