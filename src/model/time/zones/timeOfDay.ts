import { HOUR_MS, MINUTE_MS } from '../../constants'
import { wallClock } from './wallClock'

const HOUR_MINUTES = HOUR_MS / MINUTE_MS

/** The time of day of an instant (milliseconds since 1970) in a zone, `09:05`. */
export const timeOfDay = (instant: number, zone: string): string => new Date(wallClock(instant, zone)).toISOString().slice(11, 16)

/** Minutes since midnight of a time of day that people typed: `9:05`, `09.05`, `0905`; null when it is none. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^\s*(\d{1,2})(?:[:.h\s]?(\d{2}))?\s*$/.exec(text) ?? []
  if (hours === undefined) return null
  const value = Number(hours) * HOUR_MINUTES + Number(minutes ?? 0)
  return Number(hours) < 24 && Number(minutes ?? 0) < HOUR_MINUTES ? value : null
}
