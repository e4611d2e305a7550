import type { Website } from '../../../src/contract'
import { fullName, STATUSES } from '../../../src/model'

type Compare = (a: Website, b: Website) => number

/** Websites in an order: `field`, or `-field` for falling. What has no value is last in both directions, ties go by id (defaults 5.8). */
export function sortWebsites(websites: readonly Website[], sort: string, locale: string): Website[] {
  const falling = sort.startsWith('-')
  const compare = (ORDERS[sort.replace(/^-/, '')] ?? dueDate)(locale, falling ? -1 : 1)
  return websites.toSorted((a, b) => compare(a, b) || a.id - b.id)
}

type Order = (locale: string, direction: 1 | -1) => Compare

/** Days and instants are written so that their texts are in their order. */
const byText =
  (textOf: (website: Website) => string | null): Order =>
  (_, direction) =>
  (a, b) => {
    const [left, right] = [textOf(a), textOf(b)]
    if (left === right) return 0
    if (left === null || right === null) return left === null ? 1 : -1
    return left < right ? -direction : direction
  }

const byName =
  (nameOf: (website: Website) => string): Order =>
  (locale, direction) => {
    const { compare } = collatorOf(locale)
    return (a, b) => {
      const [left, right] = [nameOf(a), nameOf(b)]
      if (left === '' || right === '') return left === right ? 0 : left === '' ? 1 : -1
      return direction * compare(left, right)
    }
  }

const byNumber =
  (numberOf: (website: Website) => number): Order =>
  (_, direction) =>
  (a, b) =>
    direction * (numberOf(a) - numberOf(b))

const collators = new Map<string, Intl.Collator>()

/** Making one takes longer than comparing a thousand names. */
function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale)
  if (!collator) collators.set(locale, (collator = new Intl.Collator(locale)))
  return collator
}

const STATUS_ORDER = new Map(STATUSES.map((status, index) => [status, index]))
const dueDate: Order = byText(({ due_date }) => due_date)
const byDue = dueDate('', 1)

const ORDERS: Readonly<Record<string, Order>> = {
  rank: () => (a, b) => (a.rank ?? 0) - (b.rank ?? 0) || byDue(a, b),
  due_date: dueDate,
  title: byName(({ title }) => title),
  domain: byName(({ domain }) => domain ?? ''),
  assigned_to: byName(({ assigned_to }) => (assigned_to ? fullName(assigned_to) : '')),
  status: byNumber(({ status }) => STATUS_ORDER.get(status) ?? 0),
  status_date: byText(({ status_date }) => status_date),
  created: byText(({ created }) => created),
  /** The longest in their status first. */
  status_age: byText(({ status_date }) => status_date),
}
