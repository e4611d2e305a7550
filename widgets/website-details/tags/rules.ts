import type { Tag } from '../../../src/contract'

const fold = (name: string): string => name.trim().toLocaleLowerCase()

/** Names are unique whatever their case. */
export const findTag = (tags: readonly Tag[], name: string): Tag | undefined => tags.find((tag) => fold(tag.name) === fold(name))

/** Those that contain what was typed and are not assigned yet, in the partner's order. */
export function offeredTags(all: readonly Tag[], assigned: readonly Tag[], typed: string): Tag[] {
  const taken = new Set(assigned.map(({ id }) => id))
  return all
    .filter(({ id, name }) => !taken.has(id) && fold(name).includes(fold(typed)))
    .toSorted((a, b) => a.sort - b.sort || a.name.localeCompare(b.name))
}

/** The tags whose place changes when one of them moves a step, with their new places. */
export function movedTags(tags: readonly Tag[], id: number, step: 1 | -1): Tag[] {
  const from = tags.findIndex((tag) => tag.id === id)
  const tag = tags[from]
  if (!tag || !tags[from + step]) return []
  const order = tags.toSpliced(from, 1).toSpliced(from + step, 0, tag)
  return order.map((one, sort) => ({ ...one, sort })).filter((one) => tags.find((other) => other.id === one.id)?.sort !== one.sort)
}
