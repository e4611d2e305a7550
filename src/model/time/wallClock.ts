import { tzOffset } from '@date-fns/tz/tzOffset'
import { MINUTE_MS } from '../constants'

/**
 * How far the clocks of a zone are ahead of UTC, milliseconds. The only thing that is asked of @date-fns/tz: its `TZDate` also asks the
 * zone of the machine, and near the changes of that zone's clocks it is wrong by as much as they change.
 * `tzOffset` misreads less than an hour behind UTC, which no zone has been since 1972.
 */
export const offsetAt = (instant: number, zone: string): number => Math.round(tzOffset(zone, new Date(instant)) * MINUTE_MS)

/** What a clock on the wall shows in a zone, as if it were UTC: days begin and end at its multiples of a day. */
export const wallClock = (instant: number, zone: string): number => instant + offsetAt(instant, zone)
