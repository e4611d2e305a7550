import type { Message, Pagination } from '../../contract'

/** Entries that follow each other in a log, oldest first. */
export interface MessageWindow {
  entries: Message[]
  /** How many newer ones the server has. */
  newer: number
  total: number
}

/** One page of a log as servers answer it: newest first. */
export interface MessagePage {
  readonly items: readonly Message[]
  readonly pagination: Pagination
}

export function windowOf({ items, pagination: { page, limit, total } }: MessagePage): MessageWindow {
  return { entries: items.toReversed(), newer: (page - 1) * limit, total }
}

/** The page that holds the entry before the oldest; null when there is none. */
export function olderPage({ entries, newer, total }: MessageWindow, limit: number): number | null {
  const next = newer + entries.length
  return next < total ? Math.floor(next / limit) + 1 : null
}

/** The page that holds the entry after the newest; null when there is none. */
export function newerPage({ newer }: MessageWindow, limit: number): number | null {
  return newer > 0 ? Math.floor((newer - 1) / limit) + 1 : null
}

/**
 * The window with what a later answer brought. Entries that came meanwhile have moved all others away from the first page; when that leaves a hole
 * between the two, only the counts are taken over, and the next page is asked for with them.
 */
export function joinWindows(before: MessageWindow, added: MessageWindow): MessageWindow {
  const newer = Math.max(0, before.newer + added.total - before.total)
  const moved = { ...before, newer, total: added.total }
  if (before.entries.length === 0) return added
  const touches = added.newer <= newer + before.entries.length && newer <= added.newer + added.entries.length
  if (!touches && !overlaps(before, added)) return moved
  return { entries: merge(before.entries, added), newer: Math.min(newer, added.newer), total: added.total }
}

// Entries that went somewhere in between may have made the counts a little wrong.
function overlaps(before: MessageWindow, added: MessageWindow): boolean {
  const ids = new Set(added.entries.map(({ id }) => id))
  return before.entries.some(({ id }) => ids.has(id))
}

// What lies within the answer and is not part of it has gone.
function merge(entries: readonly Message[], added: MessageWindow): Message[] {
  const first = added.entries[0]
  const last = added.newer === 0 ? undefined : added.entries.at(-1)
  if (!first) return added.newer === 0 ? [] : [...entries]
  const before = entries.filter((entry) => compareMessages(entry, first) < 0)
  const after = last ? entries.filter((entry) => compareMessages(entry, last) > 0) : []
  return [...before, ...added.entries, ...after]
}

/** The order of a log, oldest first; ties by id. */
export const compareMessages = (one: Message, other: Message): number => Date.parse(one.date) - Date.parse(other.date) || one.id - other.id

/** The window with one entry put in its place, or changed. */
export function putEntry({ entries, newer, total }: MessageWindow, entry: Message): MessageWindow {
  const others = entries.filter(({ id }) => id !== entry.id)
  const isNew = others.length === entries.length
  const earlier = others.findLastIndex((other) => compareMessages(other, entry) < 0)
  return { entries: others.toSpliced(earlier + 1, 0, entry), newer, total: total + Number(isNew) }
}

export function dropEntry({ entries, newer, total }: MessageWindow, id: number): MessageWindow {
  const rest = entries.filter((entry) => entry.id !== id)
  return { entries: rest, newer, total: total - (entries.length - rest.length) }
}
