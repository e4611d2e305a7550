import { useLayoutEffect, useState } from 'react'
import type { Turns } from './createTurns'

/** Whether it is time to render what can wait. Where nothing waits it always is. */
export function useTurn(turns: Turns | undefined): boolean {
  const [isTurn, setTurn] = useState(() => !turns?.hasToWait())
  useLayoutEffect(() => (isTurn ? undefined : turns?.wait(() => setTurn(true))), [isTurn, turns])
  return isTurn
}
