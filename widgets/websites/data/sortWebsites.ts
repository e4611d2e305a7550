import type { Website } from '../../../src/contract'
import { fullName, STATUSES } from '../../../src/model'
import { waitingSince } from '../pause/waiting'

type Value = string | number

interface Order {
  /** What a website is ordered by; null for nothing. */
  readonly valueOf: (website: Website) => Value | null
  /** Values as the reader's language orders them; else as text or number. */
  readonly isName?: true
  /** Decides between equals, before their ids do. */
  readonly tie?: Order
}

/** Websites in an order: `field`, or `-field` for falling. What has no value is last in both directions, ties go by id (defaults 5.8). */
export function sortWebsites(websites: readonly Website[], sort: string, locale: string): readonly Website[] {
  const field = sort.replace(/^-/, '')
  const order = ORDERS[field] ?? DUE_DATE
  const groups = groupsOf(websites, order, locale)
  const valued = sort.startsWith('-') ? groups.valued.toReversed() : groups.valued
  return [...valued, groups.rest].flat()
}

interface Groups {
  readonly order: Order
  readonly locale: string
  /** Websites of the same value, from the lowest on. */
  readonly valued: readonly (readonly Website[])[]
  /** Those without a value. */
  readonly rest: readonly Website[]
}

const known = new WeakMap<readonly Website[], Groups>()

/** Comparing thousands of names takes a while: the other direction is the same work, and is not done again. */
function groupsOf(websites: readonly Website[], order: Order, locale: string): Groups {
  const before = known.get(websites)
  if (before?.order === order && before.locale === locale) return before
  const groups = { order, locale, ...divide(websites, order, locale) }
  known.set(websites, groups)
  return groups
}

function divide(websites: readonly Website[], order: Order, locale: string): Pick<Groups, 'valued' | 'rest'> {
  const { compare: byName } = collatorOf(locale)
  const compare = (a: Value, b: Value) => (order.isName ? byName(String(a), String(b)) : a < b ? -1 : a > b ? 1 : 0)
  const rest: Website[] = []
  const entries: { readonly website: Website; readonly value: Value }[] = []
  for (const website of websites) {
    const value = order.valueOf(website)
    if (value === null) rest.push(website)
    else entries.push({ website, value })
  }
  entries.sort((a, b) => compare(a.value, b.value) || a.website.id - b.website.id)
  const valued: Website[][] = []
  let last: Value | undefined
  for (const { website, value } of entries) {
    const group = last !== undefined && compare(last, value) === 0 ? valued.at(-1) : undefined
    if (group) group.push(website)
    else valued.push([website])
    last = value
  }
  const { tie } = order
  return {
    valued: tie ? valued.map((group) => (group.length > 1 ? divideFlat(group, tie, locale) : group)) : valued,
    rest: rest.toSorted((a, b) => a.id - b.id),
  }
}

function divideFlat(websites: readonly Website[], order: Order, locale: string): readonly Website[] {
  const { valued, rest } = divide(websites, order, locale)
  return [...valued, rest].flat()
}

const collators = new Map<string, Intl.Collator>()

/** Making one takes longer than comparing a thousand names. */
function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale)
  if (!collator) collators.set(locale, (collator = new Intl.Collator(locale)))
  return collator
}

const STATUS_ORDER = new Map(STATUSES.map((status, index) => [status, index]))

/** Days and instants are written so that their texts are in their order. */
const DUE_DATE: Order = { valueOf: ({ due_date }) => due_date }
/** The longest in their status first. */
const STATUS_DATE: Order = { valueOf: ({ status_date }) => status_date }

const name = (nameOf: (website: Website) => string | null | undefined): Order => ({
  valueOf: (website) => nameOf(website) || null,
  isName: true,
})

const ORDERS: Readonly<Record<string, Order>> = {
  rank: { valueOf: ({ rank }) => rank ?? 0, tie: DUE_DATE },
  due_date: DUE_DATE,
  title: name(({ title }) => title),
  domain: name(({ domain }) => domain),
  assigned_to: name(({ assigned_to }) => assigned_to && fullName(assigned_to)),
  status: { valueOf: ({ status }) => STATUS_ORDER.get(status) ?? 0 },
  status_date: STATUS_DATE,
  created: { valueOf: ({ created }) => created },
  status_age: STATUS_DATE,
  lead_source: name(({ lead_source }) => lead_source),
  lead_value: { valueOf: ({ lead_value }) => lead_value },
  waiting_since: { valueOf: waitingSince },
}
