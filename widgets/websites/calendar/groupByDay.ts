import type { Website } from '../../../src/contract'
import { NO_DAY } from './dayZones'

/** Websites by the zone they are in: their due date, or none. */
export function groupByDay(websites: readonly Website[]): ReadonlyMap<string, readonly Website[]> {
  const days = new Map<string, Website[]>()
  for (const website of websites) {
    const zone = website.due_date ?? NO_DAY
    const day = days.get(zone)
    if (day) day.push(website)
    else days.set(zone, [website])
  }
  return days
}
