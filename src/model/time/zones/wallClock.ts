import { DAY_MS, MINUTE_MS } from '../../constants'
import { tzOffset } from '@date-fns/tz/tzOffset'
import { rememberedPair } from '../days/rememberedPair'

/**
 * How far the clocks of a zone are ahead of UTC, milliseconds. The only thing that is asked of @date-fns/tz: its `TZDate` also asks the
 * zone of the machine, and near the changes of that zone's clocks it is wrong by as much as they change.
 * `tzOffset` misreads less than an hour behind UTC, which no zone has been since 1972.
 */
const askOffset = (instant: number, zone: string): number => Math.round(tzOffset(zone, new Date(instant)) * MINUTE_MS)

/** At the beginning of a day of UTC, counted from 1970. */
const offsetOfDay = rememberedPair((zone, day: number): number => askOffset(day * DAY_MS, zone))

/** The same, asked for only on days that the clocks change: since 1970 no zone has put them on and back within one. */
export function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY_MS)
  const offset = offsetOfDay(zone, day)
  return offset === offsetOfDay(zone, day + 1) ? offset : askOffset(instant, zone)
}

/** What a clock on the wall shows in a zone, as if it were UTC: days begin and end at its multiples of a day. */
export const wallClock = (instant: number, zone: string): number => instant + offsetAt(instant, zone)
