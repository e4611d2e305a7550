import { useEffect, useState } from 'react'
import { useIsland } from '../../../src/islands'
import { MINUTE_MS, todayIn } from '../../../src/model'
import type { Page } from '../../../src/page'

/** Milliseconds since 1970 by the server's clock, as far as the page tells it. */
export const serverNow = ({ serverTime }: Page): number =>
  (serverTime ? Date.parse(serverTime) : performance.timeOrigin) + performance.now()

/** The day it is at the partner. */
export function useToday(): string {
  const { page } = useIsland()
  const [today, setToday] = useState(() => todayIn(page.timeZone, serverNow(page)))
  useEffect(() => {
    const timer = setInterval(() => setToday(todayIn(page.timeZone, serverNow(page))), MINUTE_MS)
    return () => clearInterval(timer)
  }, [page])
  return today
}
