import { useEffect, useState } from 'react'
import { MINUTE_MS, todayIn } from '../../model'
import { serverNow } from '../../page'
import { useIsland } from '../core/root/IslandContext'

/** The day it is at the partner, by the clock of the server. It changes while the page is open, at most a minute after midnight. */
export function useToday(): string {
  const { page } = useIsland()
  const [today, setToday] = useState(() => todayIn(page.timeZone, serverNow(page)))
  useEffect(() => {
    const timer = setInterval(() => setToday(todayIn(page.timeZone, serverNow(page))), MINUTE_MS)
    return () => clearInterval(timer)
  }, [page])
  return today
}
