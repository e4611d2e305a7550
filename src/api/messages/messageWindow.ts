import type { Message, Pagination } from '../../contract'

/** Messages that follow each other in a log, oldest first. */
export interface MessageWindow {
  messages: Message[]
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
  return { messages: items.toReversed(), newer: (page - 1) * limit, total }
}

/** The page that holds the message before the oldest; null when there is none. */
export function olderPage({ messages, newer, total }: MessageWindow, limit: number): number | null {
  const next = newer + messages.length
  return next < total ? Math.floor(next / limit) + 1 : null
}

/** The page that holds the message after the newest; null when there is none. */
export function newerPage({ newer }: MessageWindow, limit: number): number | null {
  return newer > 0 ? Math.floor((newer - 1) / limit) + 1 : null
}

/**
 * The window with what a later answer brought. Messages that came meanwhile have moved all others away from the first page; when that leaves a hole
 * between the two, only the counts are taken over, and the next page is asked for with them.
 */
export function joinWindows(before: MessageWindow, added: MessageWindow): MessageWindow {
  const newer = Math.max(0, before.newer + added.total - before.total)
  const moved = { ...before, newer, total: added.total }
  if (before.messages.length === 0) return added
  const touches = added.newer <= newer + before.messages.length && newer <= added.newer + added.messages.length
  if (!touches && !overlaps(before, added)) return moved
  return { messages: merge(before.messages, added), newer: Math.min(newer, added.newer), total: added.total }
}

// Messages that went somewhere in between may have made the counts a little wrong.
function overlaps(before: MessageWindow, added: MessageWindow): boolean {
  const ids = new Set(added.messages.map(({ id }) => id))
  return before.messages.some(({ id }) => ids.has(id))
}

// What lies within the answer and is not part of it has gone.
function merge(messages: readonly Message[], added: MessageWindow): Message[] {
  const first = added.messages[0]
  const last = added.newer === 0 ? undefined : added.messages.at(-1)
  if (!first) return added.newer === 0 ? [] : [...messages]
  const before = messages.filter((message) => compareMessages(message, first) < 0)
  const after = last ? messages.filter((message) => compareMessages(message, last) > 0) : []
  return [...before, ...added.messages, ...after]
}

/** The order of a log, oldest first; ties by id. */
const compareMessages = (one: Message, other: Message): number => Date.parse(one.date) - Date.parse(other.date) || one.id - other.id

/** The window with one message put in its place, or changed. */
export function putMessage({ messages, newer, total }: MessageWindow, message: Message): MessageWindow {
  const others = messages.filter(({ id }) => id !== message.id)
  const isNew = others.length === messages.length
  const earlier = others.findLastIndex((other) => compareMessages(other, message) < 0)
  return { messages: others.toSpliced(earlier + 1, 0, message), newer, total: total + Number(isNew) }
}

export function dropMessage({ messages, newer, total }: MessageWindow, id: number): MessageWindow {
  const rest = messages.filter((message) => message.id !== id)
  return { messages: rest, newer, total: total - (messages.length - rest.length) }
}
