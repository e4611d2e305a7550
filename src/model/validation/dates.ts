import { DATE_MAX, DATE_MIN } from '../constants'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day `YYYY-MM-DD` that exists in the calendar. */
export function isIsoDay(value: string): boolean {
  if (!DAY.test(value)) return false
  const time = Date.parse(value)
  // Some engines roll 30 February over into March, so the day has to come back unchanged.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** spec 5: a day from 1900-01-01 to 2099-12-31. */
export const isProfileDate = (value: string): boolean => isIsoDay(value) && value >= DATE_MIN && value <= DATE_MAX
