import { WEEK_DAYS } from '../../constants'
import { addDays } from '../days/addDays'
import { daysBetween } from '../days/daysBetween'
import type { IsoDay } from '../days/IsoDay'
import { type Month, monthAround } from './month'
import { weekday } from '../days/weekday'

/** Some browsers have the one, some the other, some neither. */
interface WithWeeks {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** The day that weeks begin with: 1 is Monday, 7 Sunday. A language stands for the country where most people speak it. */
export function weekStart(locale: string): number {
  const region: Intl.Locale & WithWeeks = new Intl.Locale(locale).maximize()
  return (region.getWeekInfo?.() ?? region.weekInfo)?.firstDay ?? 1
}

/** The weeks of a month, filled up with days of its neighbours; the first day of a week is 1 for Monday to 7 for Sunday. */
export function weeksOf(month: Month, first: number): readonly (readonly IsoDay[])[] {
  const { from, to } = monthAround(`${month}-01`, 0)
  const begin = addDays(from, -((weekday(from) - first + WEEK_DAYS) % WEEK_DAYS))
  const weeks = Math.ceil((daysBetween(begin, to) + 1) / WEEK_DAYS)
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: WEEK_DAYS }, (_, day) => addDays(begin, week * WEEK_DAYS + day)))
}
