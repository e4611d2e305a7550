import { HOUR_MS } from '../../constants'
import type { IsoDay } from '../days/IsoDay'
import { toIsoDay } from './toIsoDay'

/** Hours around noon in UTC to try: zones reach from 12 hours behind it to 14 before it. */
const HOURS = [0, -12, 12]

/** An instant (milliseconds since 1970) of a calendar day in a zone: the server takes an instant and keeps the day (spec 4). */
export function instantOfDay(day: IsoDay, zone: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return HOURS.map((hours) => noon + hours * HOUR_MS).find((instant) => toIsoDay(instant, zone) === day) ?? noon
}
