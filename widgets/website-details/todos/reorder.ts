import type { Todo } from '../../../src/contract'

export interface Reordered {
  readonly items: Todo[]
  /** The place of the moved one among all, counted from 0. */
  readonly position: number
}

/** The list with one to-do right before another, or at the end of the open ones; null when it is there already. */
export function reorder(items: readonly Todo[], id: number, beforeId: number | null): Reordered | null {
  const moved = items.find((todo) => todo.id === id)
  if (!moved || id === beforeId) return null
  const others = items.filter((todo) => todo !== moved)
  const target = others.findIndex((todo) => todo.id === beforeId)
  const position = target < 0 ? others.findLastIndex(({ done }) => !done) + 1 : target
  if (items[position] === moved) return null
  return { items: others.toSpliced(position, 0, moved), position }
}
