import type { Todo } from '../../src/contract'
import { DUE_GROUPS, type DueGroup, dueGroupOf, type IsoDay } from '../../src/model'

/** The to-dos that are due by today, in groups; empty ones are left out. */
export function groupTodos(todos: readonly Todo[], today: IsoDay): { group: DueGroup; todos: Todo[] }[] {
  const due = todos.filter(({ dueDate }) => dueDate !== null && dueDate <= today)
  return DUE_GROUPS.map((group) => ({
    group,
    todos: due.filter(({ dueDate }) => dueGroupOf(dueDate ?? today, today) === group),
  })).filter(({ todos: ofGroup }) => ofGroup.length > 0)
}
