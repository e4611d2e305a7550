import { DAY_MS } from './constants'
import type { IsoDay } from './dueDate'

/** What worked time is summed up by. */
export const TIME_GROUPS = ['person', 'website', 'status', 'day', 'week', 'month'] as const
export type TimeGroup = (typeof TIME_GROUPS)[number]

/** Minutes to which every single entry may be rounded up. */
export const TIME_ROUNDINGS = ['1', '5', '15'] as const
export type TimeRounding = (typeof TIME_ROUNDINGS)[number]

const MAX_DAYS = 366

/** Whether a report can be about these days, both included. */
export function isReportSpan(from: IsoDay, to: IsoDay): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= MAX_DAYS
}

/** First and last day of the month that many months away from that of the day. */
export function monthAround(day: IsoDay, away: number): { from: IsoDay; to: IsoDay } {
  const [year = 0, month = 0] = day.split('-').map(Number)
  // Months count from 0 here, and day 0 is the last one of the month before.
  const at = (nth: number, date: number) => new Date(Date.UTC(year, nth, date)).toISOString().slice(0, 10)
  return { from: at(month - 1 + away, 1), to: at(month + away, 0) }
}
