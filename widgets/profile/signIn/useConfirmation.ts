import { useRef, useState } from 'react'
import { useIsland } from '../../../src/islands'
import { CONFIRMED_MS, MINUTE_MS } from '../../../src/model'
import type { Confirmed } from '../shared/confirmed'

/** So that what is begun just before the end is not refused. */
const REMEMBERED_MS = CONFIRMED_MS - 3 * MINUTE_MS

/** Asks who it is before a change that could lock them out. */
export function useConfirmation() {
  const { signIn } = useIsland().services
  // The server notes it on the session: after another sign-in it asks again. The clock of the wall goes on while a laptop sleeps.
  const last = useRef({ session: '', at: -Infinity })
  const waiting = useRef<() => void>(undefined)
  const [isAsking, setAsking] = useState(false)
  const session = () => signIn.csrf?.token ?? ''
  const confirmed: Confirmed = (then) => {
    if (last.current.session === session() && Date.now() - last.current.at < REMEMBERED_MS) return then()
    waiting.current = then
    setAsking(true)
  }
  const done = () => {
    last.current = { session: session(), at: Date.now() }
    waiting.current?.()
  }
  return { isAsking, confirmed, done, close: () => setAsking(false) }
}
