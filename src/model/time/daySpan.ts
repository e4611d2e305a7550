import { addDays } from './addDays'
import { daysBetween } from './daysBetween'
import type { IsoDay } from './IsoDay'

/** Days from the first to the last, both included. */
export interface DaySpan {
  from: IsoDay
  to: IsoDay
}

const REPORT_MAX_DAYS = 366 // default: a leap year

const lengthOf = ({ from, to }: DaySpan): number => daysBetween(from, to) + 1

/** Whether a report or a statistic can be about these days. */
export function isReportSpan(span: DaySpan): boolean {
  const days = lengthOf(span)
  return days >= 1 && days <= REPORT_MAX_DAYS
}

/** So many days, the last of which is given. */
export const spanUntil = (last: IsoDay, days: number): DaySpan => ({ from: addDays(last, 1 - days), to: last })

/** As many days before. */
export const previousSpan = (span: DaySpan): DaySpan => spanUntil(addDays(span.from, -1), lengthOf(span))

export const daysOf = (span: DaySpan): IsoDay[] => Array.from({ length: lengthOf(span) }, (_, nth) => addDays(span.from, nth))
