import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import type { IsoDay } from './IsoDay'
import { rememberedPair } from './rememberedPair'
import { dateOf } from './utcDate'

/** How many days the second day comes after the first; negative when it comes before, `NaN` when one is none. */
export const daysBetween = rememberedPair((from: IsoDay, to: IsoDay): number => differenceInCalendarDays(dateOf(to), dateOf(from)))
