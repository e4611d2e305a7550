import type { Tag, Website } from '../../../src/contract'
import { daysBetween, fullName, type IsoDay, isWebsiteOverdue, type Person, type Status, WEEK_DAYS } from '../../../src/model'
import type { Lanes } from '../view/ViewState'

/** The cards of one status in one lane. */
export interface Cell {
  readonly status: Status
  readonly cards: readonly Website[]
}

export interface Lane {
  /** `all`, the id of a person or a tag, or a bucket of due dates. */
  readonly key: string
  readonly person?: Person | null
  readonly tag?: Tag | null
  readonly cells: readonly Cell[]
  readonly count: number
}

interface Options {
  readonly columns: readonly Status[]
  readonly lanes: Lanes
  readonly today: IsoDay
  readonly locale: string
}

const DUE_BUCKETS = ['overdue', 'today', 'week', 'later', 'none'] as const
export type DueBucket = (typeof DUE_BUCKETS)[number]

/** Lays sorted websites out: lanes from top to bottom, a cell for each column, cards in order. */
export function layOut(websites: readonly Website[], options: Options): readonly Lane[] {
  if (options.lanes === 'none') return [toLane('all', websites, options)]
  const lanes = new Map<string, Website[]>()
  for (const website of websites) {
    const key = laneKey(website, options)
    const lane = lanes.get(key)
    if (lane) lane.push(website)
    else lanes.set(key, [website])
  }
  return [...lanes].map(([key, cards]) => toLane(key, cards, options)).toSorted(laneOrder(options))
}

function toLane(key: string, cards: readonly Website[], { columns, lanes }: Options): Lane {
  const byStatus = new Map<Status, Website[]>(columns.map((status) => [status, []]))
  for (const card of cards) byStatus.get(card.status)?.push(card)
  return {
    key,
    ...(lanes === 'assignee' && { person: cards[0]?.assigned_to ?? null }),
    ...(lanes === 'tag' && { tag: cards[0]?.tags[0] ?? null }),
    cells: columns.map((status) => ({ status, cards: byStatus.get(status) ?? [] })),
    count: cards.length,
  }
}

function laneKey(website: Website, { lanes, today }: Options): string {
  if (lanes === 'assignee') return String(website.assigned_to?.id ?? 'nobody')
  // A card is in one lane only: that of its first tag.
  if (lanes === 'tag') return String(website.tags[0]?.id ?? 'none')
  return dueBucket(website, today)
}

function dueBucket(website: Website, today: IsoDay): DueBucket {
  const { due_date: day } = website
  if (!day) return 'none'
  if (isWebsiteOverdue(website, today)) return 'overdue'
  if (day === today) return 'today'
  return daysBetween(today, day) <= WEEK_DAYS ? 'week' : 'later'
}

/** People by name, nobody first: that is where work waits. Tags by their order, buckets by urgency. */
function laneOrder({ lanes, locale }: Options): (a: Lane, b: Lane) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const name = ({ person }: Lane) => (person ? fullName(person) : '')
  const bucket = ({ key }: Lane) => DUE_BUCKETS.findIndex((one) => one === key)
  if (lanes === 'tag') return (a, b) => (a.tag?.sort ?? Infinity) - (b.tag?.sort ?? Infinity) || 0
  return lanes === 'due' ? (a, b) => bucket(a) - bucket(b) : (a, b) => compare(name(a), name(b))
}

/** The rank of a card between two others; room is left on both ends. */
export function rankBetween(before: Website | undefined, after: Website | undefined): number {
  if (before?.rank !== undefined && after?.rank !== undefined) return (before.rank + after.rank) / 2
  if (before?.rank !== undefined) return before.rank + 1
  return after?.rank !== undefined ? after.rank - 1 : 0
}
