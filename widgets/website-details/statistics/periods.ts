import { type IsoDay, spanUntil } from '../../../src/model'

export const PERIODS = ['day', 'week', 'month', 'year'] as const
export type Period = (typeof PERIODS)[number]

const YEAR_DAYS = 365

/** What the server is asked for: it knows days, weeks and months; a year is a range. */
export function periodQuery(period: Period, today: IsoDay) {
  return period === 'year' ? { period: 'range' as const, ...spanUntil(today, YEAR_DAYS) } : { period }
}

/** By how much a number has changed, as a share; null when there is nothing to compare with. */
export const changeOf = (now: number, before: number | undefined): number | null => (before ? (now - before) / before : null)
