import { addBusinessDays } from 'date-fns/addBusinessDays'
import { differenceInBusinessDays } from 'date-fns/differenceInBusinessDays'
import type { IsoDay } from './IsoDay'
import { rememberedPair } from './rememberedPair'
import { dateOf, dayOf } from './utcDate'

/** The day so many days from Monday to Friday later. */
export const addWorkingDays = (day: IsoDay, days: number): IsoDay => dayOf(addBusinessDays(dateOf(day), days))

/** The first day from Monday to Friday after the given one. */
export const nextWorkingDay = (day: IsoDay): IsoDay => addWorkingDays(day, 1)

/** How many days from Monday to Friday there are from the first day on and before the second, which is not earlier. */
export const workingDaysBetween = rememberedPair((from: IsoDay, to: IsoDay): number => differenceInBusinessDays(dateOf(to), dateOf(from)))
