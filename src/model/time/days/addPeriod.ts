import { WEEK_DAYS } from '../../constants'
import type { Repetition } from '../../enumerations'
import { addDays } from './addDays'
import { addMonths } from './addMonths'
import type { IsoDay } from './IsoDay'

const PERIOD_MONTHS = { month: 1, year: 12 } as const

/** The day so much later; of months that are too short for it, the last. */
export const addPeriod = (day: IsoDay, period: Repetition): IsoDay =>
  period === 'week' ? addDays(day, WEEK_DAYS) : addMonths(day, PERIOD_MONTHS[period])
