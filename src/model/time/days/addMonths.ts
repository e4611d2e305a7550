import { addMonths as add } from 'date-fns/addMonths'
import type { IsoDay } from './IsoDay'
import { dateOf, dayOf } from './utcDate'

/** The same day of another month, before this one when negative; of months that are too short for it, the last. */
export const addMonths = (day: IsoDay, months: number): IsoDay => dayOf(add(dateOf(day), months))
