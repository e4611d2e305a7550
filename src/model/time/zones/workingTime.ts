import { HOUR_MS } from '../../constants'
import { isWeekend } from 'date-fns/isWeekend'
import type { IsoDay } from '../days/IsoDay'
import { dateOf, dayOf } from '../days/utcDate'
import { wallClock } from './wallClock'
import { workingDaysBetween } from '../days/workingDays'

export const WORK_DAY_HOURS = [9, 17] as const // default: when a working day begins, and what was put off comes back, and when it ends

const [BEGIN, END] = WORK_DAY_HOURS
const WORK_DAY_MS = (END - BEGIN) * HOUR_MS

/** The working time between two instants, in milliseconds: Monday to Friday, the hours of a working day, by the clocks of a zone. */
export function workingTime(from: number, to: number, zone: string): number {
  if (to <= from) return 0
  const [start, end] = [wallClock(from, zone), wallClock(to, zone)]
  const [first, last] = [dayOf(start), dayOf(end)]
  return Math.max(0, workingDaysBetween(first, last) * WORK_DAY_MS + workedOn(last, end) - workedOn(first, start))
}

/** What has been worked on a day when the clocks show this. */
function workedOn(day: IsoDay, clock: number): number {
  const midnight = dateOf(day)
  return isWeekend(midnight) ? 0 : Math.min(Math.max(clock - midnight.getTime() - BEGIN * HOUR_MS, 0), WORK_DAY_MS)
}
