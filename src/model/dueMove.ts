import { type IsoDay, nextWorkingDay } from './dueDate'

/** Where the days are counted from: each website's own due date, or today. */
export const DUE_MOVE_FROM = ['due', 'today'] as const

/** A due date that goes on by days from Monday to Friday. */
export interface DueMove {
  readonly days: number
  readonly from: (typeof DUE_MOVE_FROM)[number]
}

/** The due date after a move; a website without one is counted from today. */
export function movedDue(due: IsoDay | null, { days, from }: DueMove, today: IsoDay): IsoDay {
  let day = from === 'due' ? (due ?? today) : today
  for (let left = days; left > 0; left--) day = nextWorkingDay(day)
  return day
}
