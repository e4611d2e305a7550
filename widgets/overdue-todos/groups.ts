import type { Todo } from '../../src/contract'
import { addDays, type IsoDay, WEEK_DAYS } from '../../src/model'

/** Oldest first (OT-01). */
export const GROUPS = ['older', 'week', 'yesterday', 'today'] as const
export type Group = (typeof GROUPS)[number]

export function groupOf(dueDate: IsoDay, today: IsoDay): Group {
  if (dueDate >= today) return 'today'
  if (dueDate === addDays(today, -1)) return 'yesterday'
  return dueDate >= addDays(today, -WEEK_DAYS) ? 'week' : 'older'
}

/** The to-dos that are due by today, in groups; empty ones are left out. */
export function groupTodos(todos: readonly Todo[], today: IsoDay): { group: Group; todos: Todo[] }[] {
  const due = todos.filter(({ dueDate }) => dueDate !== null && dueDate <= today)
  return GROUPS.map((group) => ({ group, todos: due.filter(({ dueDate }) => groupOf(dueDate ?? today, today) === group) })).filter(
    ({ todos: ofGroup }) => ofGroup.length > 0,
  )
}
