import { WEEK_DAYS } from '../../constants'
import { daysBetween } from '../days/daysBetween'
import type { IsoDay } from '../days/IsoDay'

/** How long the day of a to-do has passed, oldest first (OT-01). */
export const DUE_GROUPS = ['older', 'week', 'yesterday', 'today'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

export function dueGroupOf(dueDate: IsoDay, today: IsoDay): DueGroup {
  const days = daysBetween(dueDate, today)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days <= WEEK_DAYS ? 'week' : 'older'
}
