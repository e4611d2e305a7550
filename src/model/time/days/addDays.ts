import { addDays as add } from 'date-fns/addDays'
import type { IsoDay } from './IsoDay'
import { rememberedPair } from './rememberedPair'
import { dateOf, dayOf } from './utcDate'

/** The day so many days later, or earlier when negative. */
export const addDays = rememberedPair((day: IsoDay, days: number): IsoDay => dayOf(add(dateOf(day), days)))
