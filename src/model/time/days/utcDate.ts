import { UTCDateMini } from '@date-fns/utc/date/mini'
import type { IsoDay } from './IsoDay'

const DAY_LENGTH = 'YYYY-MM-DD'.length

/**
 * A day as date-fns calculates with it: its midnight, with the fields of UTC. In the zone of the machine some midnights and days do not
 * exist, and `TZDate` asks that zone too.
 */
export const dateOf = (day: IsoDay): Date => new UTCDateMini(day)

/** The day of a date, or of milliseconds since 1970, in UTC. Throws when there is none. */
export const dayOf = (date: Date | number): IsoDay => new Date(date).toISOString().slice(0, DAY_LENGTH)
