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

/** What one step up or down puts the to-do before; undefined at either end. */
export function stepTarget(open: readonly Todo[], id: number, step: 1 | -1): number | null | undefined {
  const index = open.findIndex((todo) => todo.id === id)
  const next = index + step
  if (index < 0 || next < 0 || next >= open.length) return undefined
  return open[step < 0 ? next : next + 1]?.id ?? null
}
