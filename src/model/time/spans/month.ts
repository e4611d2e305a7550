import { addMonths } from 'date-fns/addMonths'
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth'
import { startOfMonth } from 'date-fns/startOfMonth'
import type { DaySpan } from './daySpan'
import type { IsoDay } from '../days/IsoDay'
import { dateOf, dayOf } from '../days/utcDate'

/** `YYYY-MM` */
export type Month = string

const MONTH_LENGTH = 'YYYY-MM'.length

export const monthOf = (day: IsoDay): Month => day.slice(0, MONTH_LENGTH)

/** First and last day of the month that many months away from that of the day. */
export function monthAround(day: IsoDay, away: number): DaySpan {
  const first = addMonths(startOfMonth(dateOf(day)), away)
  return { from: dayOf(first), to: dayOf(lastDayOfMonth(first)) }
}

/** The month that many months away. */
export const monthFrom = (month: Month, away: number): Month => monthOf(monthAround(`${month}-01`, away).from)
