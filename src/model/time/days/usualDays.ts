import { WEEK_DAYS } from '../../constants'
import { addDays } from './addDays'
import type { IsoDay } from './IsoDay'
import { nextMonday } from './weekday'

/** The days that are offered for what is to be done; `name` is the end of the key of their text. */
export const usualDays = (today: IsoDay): { name: 'today' | 'tomorrow' | 'monday' | 'week'; day: IsoDay }[] => [
  { name: 'today', day: today },
  { name: 'tomorrow', day: addDays(today, 1) },
  { name: 'monday', day: nextMonday(today) },
  { name: 'week', day: addDays(today, WEEK_DAYS) },
]
