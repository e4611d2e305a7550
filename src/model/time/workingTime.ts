import { HOUR_MS, WORK_DAY_HOURS } from '../constants'
import { dateOf, dayOf } from './utcDate'
import { wallClock } from './wallClock'
import { weekday } from './weekday'
import { workingDaysBetween } from './workingDays'

const [BEGIN, END] = WORK_DAY_HOURS
const WORK_DAY_MS = (END - BEGIN) * HOUR_MS
const FRIDAY = 5

/** The working time between two instants, in milliseconds: Monday to Friday, the hours of a working day, by the clocks of a zone. */
export function workingTime(from: number, to: number, zone: string): number {
  if (to <= from) return 0
  const [start, end] = [wallClock(from, zone), wallClock(to, zone)]
  const days = workingDaysBetween(dayOf(start), dayOf(end))
  return Math.max(0, days * WORK_DAY_MS + workedOnDay(end) - workedOnDay(start))
}

/** What has been worked on its day when the clocks show this. */
function workedOnDay(clock: number): number {
  const day = dayOf(clock)
  if (weekday(day) > FRIDAY) return 0
  return Math.min(Math.max(clock - dateOf(day).getTime() - BEGIN * HOUR_MS, 0), WORK_DAY_MS)
}
