import type { IsoDay } from '../days/IsoDay'
import { addWorkingDays } from '../days/workingDays'

/** Where the days are counted from: each website's own due date, or today. */
export const DUE_MOVE_FROM = ['due', 'today'] as const

/** A due date that goes on by days from Monday to Friday. */
export interface DueMove {
  readonly days: number
  readonly from: (typeof DUE_MOVE_FROM)[number]
}

/** The due date after a move; a website without one is counted from today. */
export const movedDue = (due: IsoDay | null, { days, from }: DueMove, today: IsoDay): IsoDay =>
  addWorkingDays(from === 'due' ? (due ?? today) : today, days)
