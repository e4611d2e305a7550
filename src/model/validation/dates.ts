import { isIsoDay } from '../time/days/IsoDay'

export const DATE_MIN = '1900-01-01' // spec 5
export const DATE_MAX = '2099-12-31' // spec 5

/** spec 5: a day from 1900-01-01 to 2099-12-31. */
export const isProfileDate = (value: string): boolean => isIsoDay(value) && value >= DATE_MIN && value <= DATE_MAX
