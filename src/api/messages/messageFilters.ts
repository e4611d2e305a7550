import type { Message, MessageQuery } from '../../contract'
import { isSnoozed, isUndone, MESSAGE_FILTER_GROUP, type MessageCategory } from '../../model'

/** What the log of a website can be narrowed to (spec 3, WM-01). */
export const LOG_FILTERS = ['all', 'conversation', 'calls', 'system', 'undone', 'pinned', 'files'] as const
export type LogFilter = (typeof LOG_FILTERS)[number]

const CATEGORIES: Readonly<Partial<Record<LogFilter, readonly MessageCategory[]>>> = {
  conversation: MESSAGE_FILTER_GROUP,
  calls: ['call'],
  system: ['system', 'data_changed'],
}

export function filterQuery(filter: LogFilter): MessageQuery {
  if (filter === 'undone' || filter === 'files') return { filter }
  if (filter === 'pinned') return { filter: 'pin' }
  const categories = CATEGORIES[filter]
  return categories ? { category: categories.join(',') } : {}
}

/** Whether the server would list the message under the filter. */
export function matchesFilter(filter: LogFilter, message: Message): boolean {
  if (filter === 'undone') return isUndone(message) && !isSnoozed(message, Date.now())
  if (filter === 'pinned') return message.pin
  if (filter === 'files') return message.files.length > 0
  return CATEGORIES[filter]?.includes(message.category) ?? true
}

/** How many messages are behind a filter, as far as the server has told. */
export function countOf(filter: LogFilter, counts: Readonly<Record<string, number>>): number | undefined {
  const names = CATEGORIES[filter] ?? [filter === 'pinned' ? 'pin' : filter]
  return names.reduce<number | undefined>(
    (sum, name) => (sum === undefined ? undefined : sum + (counts[name] ?? 0)),
    'all' in counts ? 0 : undefined,
  )
}
