import { getISODay } from 'date-fns/getISODay'
import { nextMonday as next } from 'date-fns/nextMonday'
import { startOfISOWeek } from 'date-fns/startOfISOWeek'
import type { IsoDay } from './IsoDay'
import { dateOf, dayOf } from './utcDate'

/** 1 is Monday, 7 Sunday. */
export const weekday = (day: IsoDay): number => getISODay(dateOf(day))

/** The Monday that a day's week begins with. */
export const mondayOf = (day: IsoDay): IsoDay => dayOf(startOfISOWeek(dateOf(day)))

/** The first Monday after a day. */
export const nextMonday = (day: IsoDay): IsoDay => dayOf(next(dateOf(day)))
