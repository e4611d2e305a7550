import { addDays, DAY_MS, type IsoDay, monthAround, WEEK_DAYS } from '../../../src/model'

/** `YYYY-MM` */
export type Month = string

export const monthOf = (day: IsoDay): Month => day.slice(0, 7)

/** The first day of the month that many months away. */
export const monthFrom = (month: Month, away: number): IsoDay => monthAround(`${month}-01`, away).from

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

/** 1 is Monday, 7 Sunday. */
const weekday = (day: IsoDay): number => new Date(day).getUTCDay() || WEEK_DAYS

/** The weeks of a month, filled up with days of its neighbours. */
export function weeksOf(month: Month, first: number): readonly (readonly IsoDay[])[] {
  const { from, to } = monthAround(`${month}-01`, 0)
  const before = (weekday(from) - first + WEEK_DAYS) % WEEK_DAYS
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  const weeks = Math.ceil((before + days) / WEEK_DAYS)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_, day) => addDays(from, week * WEEK_DAYS + day - before)),
  )
}
