import { useMemo } from 'react'
import { useIsland } from '../../../../src/islands'
import { type IsoDay, toIsoDay } from '../../../../src/model'

/** The calendar day of an instant at the partner, worked out once for each: formatting ten thousand of them would be felt. */
export function useDayOf(): (date: string) => IsoDay {
  const { timeZone } = useIsland().page
  return useMemo(() => createDayOf(timeZone), [timeZone])
}

function createDayOf(timeZone: string): (date: string) => IsoDay {
  const known = new Map<string, IsoDay>()
  return (date) => {
    const found = known.get(date)
    if (found !== undefined) return found
    const instant = Date.parse(date)
    const day = Number.isNaN(instant) ? date.slice(0, 10) : toIsoDay(instant, timeZone)
    known.set(date, day)
    return day
  }
}
