import { useEffect, useState } from 'react'
import { useIsland } from '../../../src/islands'
import { MINUTE_MS, todayIn } from '../../../src/model'
import { serverNow } from '../../../src/page'

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
