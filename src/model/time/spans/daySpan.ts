import { addDays } from '../days/addDays'
import { daysBetween } from '../days/daysBetween'
import { instantAt } from '../zones/instantAt'
import type { IsoDay } from '../days/IsoDay'

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

/** From the first instant of the days in a zone to the first after them. */
export const instantsOf = ({ from, to }: DaySpan, zone: string): { begin: Date; end: Date } => ({
  begin: new Date(instantAt(from, 0, zone)),
  end: new Date(instantAt(addDays(to, 1), 0, zone)),
})

export const daysOf = (span: DaySpan): IsoDay[] => Array.from({ length: lengthOf(span) }, (_, nth) => addDays(span.from, nth))
