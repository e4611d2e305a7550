import type { Todo } from '../../src/contract'

/** A to-do that was just done, and what came after it. */
export interface StruckTodo {
  readonly todo: Todo
  readonly following: readonly number[]
}

/** What was just done stays where it was for a moment, though it is no longer among what the server lists as open (OT-04). */
export function withStruck(todos: readonly Todo[], struck: readonly StruckTodo[]): readonly Todo[] {
  const missing = struck.filter(({ todo }) => todos.every(({ id }) => id !== todo.id))
  const fromBelow = missing.toSorted((a, b) => a.following.length - b.following.length)
  return fromBelow.reduce((rows, { todo, following }) => {
    const next = rows.findIndex(({ id }) => following.includes(id))
    return rows.toSpliced(next < 0 ? rows.length : next, 0, todo)
  }, todos)
}
