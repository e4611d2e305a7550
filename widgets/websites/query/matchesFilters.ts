import type { Website } from '../../../src/contract'
import { addDays, type IsoDay, isOverdue, isWebsiteOverdue, searchedNumber, searchFor, toIsoDay, unreachable } from '../../../src/model'
import type { Filter, FilterSet } from './Filter'
import { ME, NOBODY } from './filterValues'

export interface FilterContext {
  readonly today: IsoDay
  readonly userId: number
  /** Of the partner: there days begin and end. */
  readonly zone: string
}

/** Whether a website meets all conditions. */
export function matchesFilters(website: Website, { filters, text }: FilterSet, context: FilterContext): boolean {
  return filters.every((filter) => holds(website, filter, context) !== filter.not) && containsWords(website, text)
}

function holds(website: Website, filter: Filter, context: FilterContext): boolean {
  const { values } = filter
  const isOneOf = (person: Website['assigned_to']) => values.some((value) => isPerson(person, value, context.userId))
  switch (filter.key) {
    case 'status':
      return values.includes(website.status)
    case 'assignee':
      return isOneOf(website.assigned_to)
    case 'closed':
      return isOneOf(website.closed_by)
    case 'designed':
      return isOneOf(website.designed_by)
    case 'serviced':
      return isOneOf(website.serviced_by)
    case 'tag':
      return values.some((value) => (value === NOBODY ? website.tags.length === 0 : website.tags.some(({ id }) => String(id) === value)))
    case 'due':
      return values.some((value) => isDue(website.due_date, { ...filter, value }, context.today))
    case 'is':
      return values.every((value) => hasFlag(website, value, context.today))
    case 'domain':
      return values.some((value) => [website.domain ?? '', ...website.domains].some((domain) => includes(domain, value)))
    case 'customer':
      return values.some((value) => includes(`${website.customer?.firm ?? ''} ${website.customer?.name ?? ''}`, value))
    case 'label':
      return values.some((value) => includes(website.label ?? '', value))
    case 'active':
      return values.some((value) => isDue(dayOfInstant(website.last_activity, context.zone), { ...filter, value }, context.today))
    case 'domains':
      return values.includes(website.domains.length > 0 ? 'some' : 'none')
    case 'problem':
      return website.problems.some((problem) => values.includes(problem))
    case 'language':
    case 'country':
      return values.includes(website[filter.key] ?? '')
    case 'published':
      return values.includes(website.published_status)
    case 'registered':
    case 'payment':
      return website.badges.some(({ type, status }) => type === filter.key && values.includes(status))
    default:
      return unreachable(filter.key)
  }
}

const isPerson = (person: Website['assigned_to'], value: string, userId: number): boolean =>
  value === NOBODY ? person === null : String(person?.id) === (value === ME ? String(userId) : value)

function isDue(day: IsoDay | null, { op, value }: { op: Filter['op']; value: string }, today: IsoDay): boolean {
  if (value === NOBODY) return day === null
  if (day === null) return false
  const limit = dayOf(value, today)
  return op === '<' ? isOverdue(day, limit) : op === '>' ? day > limit : day === limit
}

const dayOfInstant = (instant: string | null, zone: string): IsoDay | null =>
  instant === null ? null : toIsoDay(Date.parse(instant), zone)

const OFFSETS: Readonly<Record<string, number>> = { today: 0, tomorrow: 1, yesterday: -1 }

function dayOf(value: string, today: IsoDay): IsoDay {
  const offset = OFFSETS[value] ?? (/^[+-]/.test(value) ? Number(value) : undefined)
  return offset === undefined ? value : addDays(today, offset)
}

function hasFlag(website: Website, flag: string, today: IsoDay): boolean {
  switch (flag) {
    case 'overdue':
      return isWebsiteOverdue(website, today)
    case 'snoozed':
    case 'lost':
      return website[flag] !== null
    case 'following':
    case 'starred':
      return website[flag]
    default:
      return website.is_template
  }
}

const searchTexts = new WeakMap<Website, string>()

function containsWords(website: Website, text: string): boolean {
  if (text === '') return true
  const number = searchedNumber(text)
  if (number !== null) return website.id === number
  let searched = searchTexts.get(website)
  if (searched === undefined) {
    const { title, domain, domains, label, customer, tags } = website
    searched = [title, domain, ...domains, label, customer?.firm, customer?.name, ...tags.map(({ name }) => name)].filter(Boolean).join(' ')
    searchTexts.set(website, searched)
  }
  return searchFor(text)(searched)
}

const includes = (text: string, part: string): boolean => searchFor(part)(text)
