import { DATE_MAX, DATE_MIN } from '../constants'
import { isIsoDay } from '../time/IsoDay'

/** spec 5: a day from 1900-01-01 to 2099-12-31. */
export const isProfileDate = (value: string): boolean => isIsoDay(value) && value >= DATE_MIN && value <= DATE_MAX
