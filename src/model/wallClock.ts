import { DAY_MS, HOUR_MS, WORK_DAY_HOURS } from './constants'
import type { IsoDay } from './dueDate'
import { remembered } from './remembered'

const [BEGIN, END] = WORK_DAY_HOURS
const WORK_DAY_MS = (END - BEGIN) * HOUR_MS

const clockOf = remembered((zone) => new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }))

/** What a clock on the wall shows in a zone, as if it were UTC: days begin and end at its multiples of a day. */
export function wallClock(instant: number | Date, zone: string): number {
  return Date.parse(`${clockOf(zone).format(instant).replace(' ', 'T')}Z`)
}

/** The instant at which the clock on the wall shows an hour of a day; one that daylight saving leaves out comes an hour later. */
export function instantAt(day: IsoDay, hour: number, zone: string): Date {
  const wanted = Date.parse(day) + hour * HOUR_MS
  // The first guess may lie on the other side of a change of the clocks.
  const guess = wanted + (wanted - wallClock(wanted, zone))
  return new Date(guess + (wanted - wallClock(guess, zone)))
}

/** The working time between two instants, in milliseconds: Monday to Friday, the hours of a working day. */
export function workingTime(from: number, to: number, zone: string): number {
  const [start, end] = [workedUntil(wallClock(from, zone)), workedUntil(wallClock(to, zone))]
  return Math.max(0, end - start)
}

/** Monday, 1969-12-29, is where weeks are counted from. */
const FIRST_MONDAY = -3 * DAY_MS

/** The working time since the first Monday. */
function workedUntil(clock: number): number {
  const days = Math.floor((clock - FIRST_MONDAY) / DAY_MS)
  const weekday = days % 7
  const today = weekday > 4 ? 0 : Math.min(Math.max(clock - FIRST_MONDAY - days * DAY_MS - BEGIN * HOUR_MS, 0), WORK_DAY_MS)
  return (Math.floor(days / 7) * 5 + Math.min(weekday, 5)) * WORK_DAY_MS + today
}
