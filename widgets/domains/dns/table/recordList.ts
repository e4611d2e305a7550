import { type DnsType, searchFor } from '../../../../src/model'
import type { DraftItem } from '../draft/useZoneDraft'

export const RECORD_SORTS = ['type', 'name', 'value', 'ttl', 'prio', 'comment'] as const
type RecordSort = (typeof RECORD_SORTS)[number]

/** What the table shows of a zone, and in which order. */
export interface RecordQuery {
  readonly search: string
  readonly type: DnsType | null
  /** A column, with a dash before it from the end; as they were made without one. */
  readonly sort: string | undefined
}

const byText = new Intl.Collator('en', { numeric: true })
// The domain itself comes before its names, what has none of a number last.
const nameOf = ({ name }: DraftItem): string => (name === '@' ? '' : name)
const numberOf = (value: number | null | undefined): number => value ?? Number.POSITIVE_INFINITY

const COMPARE: Readonly<Record<RecordSort, (a: DraftItem, b: DraftItem) => number>> = {
  type: (a, b) => byText.compare(a.type, b.type),
  name: (a, b) => byText.compare(nameOf(a), nameOf(b)),
  value: (a, b) => byText.compare(a.content, b.content),
  ttl: (a, b) => a.ttl - b.ttl,
  prio: (a, b) => (numberOf(a.prio) === numberOf(b.prio) ? 0 : numberOf(a.prio) - numberOf(b.prio)),
  comment: (a, b) => byText.compare(a.comment ?? '\uFFFF', b.comment ?? '\uFFFF'),
}

/** The records that hold every word of the search, of the type that is wanted. */
export function shownRecords(items: readonly DraftItem[], { search, type, sort }: RecordQuery): readonly DraftItem[] {
  const isFound = searchFor(search)
  const found = items.filter((item) => {
    const text = `${item.type} ${item.name} ${item.content} ${item.comment ?? ''}`
    return (type === null || item.type === type) && isFound(text)
  })
  const column = RECORD_SORTS.find((one) => one === sort?.replace(/^-/, ''))
  if (!column) return found
  const direction = sort?.startsWith('-') ? -1 : 1
  return found.toSorted((a, b) => direction * COMPARE[column](a, b))
}

/** How many records there are of each type, in the order of the types. */
export function countsOfTypes(items: readonly DraftItem[]): readonly (readonly [type: DnsType, count: number])[] {
  const counts = new Map<DnsType, number>()
  for (const { type } of items) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].toSorted(([a], [b]) => byText.compare(a, b))
}
