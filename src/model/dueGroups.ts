import { WEEK_DAYS } from './constants'
import { addDays, type IsoDay } from './dueDate'

/** How long the day of a to-do has passed, oldest first (OT-01). */
export const DUE_GROUPS = ['older', 'week', 'yesterday', 'today'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

export function dueGroupOf(dueDate: IsoDay, today: IsoDay): DueGroup {
  if (dueDate >= today) return 'today'
  if (dueDate === addDays(today, -1)) return 'yesterday'
  return dueDate >= addDays(today, -WEEK_DAYS) ? 'week' : 'older'
}
