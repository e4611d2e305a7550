import { DAY_MS, MINUTE_MS } from '../../constants'
import { addDays } from '../days/addDays'
import type { IsoDay } from '../days/IsoDay'
import { dateOf, dayOf } from '../days/utcDate'
import { offsetAt, wallClock } from './wallClock'

/**
 * The instant (milliseconds since 1970) at which the clocks of a zone show a time of a day, minutes since midnight. One that they leave
 * out becomes as much later as they are put on; of one that they show twice it is the first (RFC 5545, 3.3.5).
 */
export const instantAt = (day: IsoDay, minutes: number, zone: string): number =>
  whenClocksShow(dateOf(day).getTime() + minutes * MINUTE_MS, zone)

/** The instant so many days after another, at the same time of day in a zone. */
export function daysLater(instant: number, days: number, zone: string): number {
  const clock = wallClock(instant, zone)
  const today = dayOf(clock)
  return whenClocksShow(dateOf(addDays(today, days)).getTime() + clock - dateOf(today).getTime(), zone)
}

/** The instant at which the clocks of a zone show what a wall clock does. */
export function whenClocksShow(clock: number, zone: string): number {
  // A day to either side is beyond a change of the clocks and beyond every difference to UTC.
  const before = clock - offsetAt(clock - DAY_MS, zone)
  const after = clock - offsetAt(clock + DAY_MS, zone)
  const isAfter = wallClock(before, zone) !== clock && wallClock(after, zone) === clock
  return isAfter ? after : before
}
