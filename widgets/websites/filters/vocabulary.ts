import type { Tag } from '../../../src/contract'
import type { Formats, Translate } from '../../../src/i18n'
import { countryName, fullName, isProfileDate, LOCALE_NAMES, type Person, STATUSES } from '../../../src/model'
import { DAY_KEYS, type Filter, type FilterKey } from './Filter'
import { isFilterValue, ME, NOBODY } from './filterValues'
import type { ResolveValue } from './parseFilters'

export interface Vocabulary {
  readonly t: Translate
  readonly formats: Formats
  readonly locale: string
  readonly people: readonly (Person & { id: number })[]
  readonly tags: readonly Tag[]
}

/** Takes names where ids are kept: `assignee:mira`, `tag:shop`, `status:"in creation"`. The start of a name is enough if only one has it. */
export const resolveWith =
  (vocabulary: Vocabulary): ResolveValue =>
  (key, typed) => {
    if (isFilterValue[key](typed)) return typed
    if (key === 'country' && isFilterValue.country(typed.toUpperCase())) return typed.toUpperCase()
    const wanted = plain(typed)
    const names = namesOf(key, vocabulary).map(([value, name]) => [value, plain(name)] as const)
    const exact = names.find(([, name]) => name === wanted)
    const starting = names.filter(([, name]) => name.startsWith(wanted))
    return exact?.[0] ?? (starting.length === 1 ? (starting[0]?.[0] ?? null) : null)
  }

function namesOf(key: FilterKey, { t, locale, people, tags }: Vocabulary): readonly (readonly [value: string, name: string])[] {
  switch (key) {
    case 'status':
      return STATUSES.map((status) => [status, t(`status.${status}`)])
    case 'assignee':
    case 'closed':
    case 'designed':
    case 'serviced':
      return [
        [ME, t('websites.filter.me')],
        [NOBODY, t('partner.general.nobody')],
        ...people.map((person) => [String(person.id), fullName(person)] as const),
      ]
    case 'language':
      return Object.entries(LOCALE_NAMES)
    case 'country':
      return COUNTRY_CODES.map((code) => [code, countryName(code, locale)])
    case 'tag':
      return [[NOBODY, t('partner.general.none')], ...tags.map(({ id, name }) => [String(id), name] as const)]
    default:
      return []
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** All that two letters can say: which of them are countries, and what they are called, the browser knows. */
const COUNTRY_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** A condition as people read it: its name, and its values. */
export function describeFilter(filter: Filter, vocabulary: Vocabulary): { name: string; values: string } {
  const { t, formats } = vocabulary
  const name = t(`websites.filter.${filter.key}`)
  const values = formats.list(filter.values.map((value) => describeValue(filter, value, vocabulary)))
  return { name: filter.not ? t('websites.filter.not', { name }) : name, values }
}

function describeValue({ key, op }: Filter, value: string, vocabulary: Vocabulary): string {
  const { t, formats, locale } = vocabulary
  if (key === 'active' && op === '<' && value.startsWith('-')) return t('websites.filter.silent', { count: -Number(value) })
  if (DAY_KEYS.includes(key)) {
    const day = isProfileDate(value)
      ? formats.date(value)
      : /^[+-]/.test(value)
        ? t(value.startsWith('-') ? 'websites.filter.daysAgo' : 'websites.filter.days', { count: Math.abs(Number(value)) })
        : t(`websites.filter.due.${value}`)
    return op === '=' ? day : t(op === '<' ? 'websites.filter.before' : 'websites.filter.after', { day })
  }
  if (key === 'is' || key === 'domains' || key === 'problem') return t(`websites.filter.${key}.${value}`)
  if (key === 'country') return countryName(value, locale)
  if (key === 'published' || key === 'registered' || key === 'payment') return t(`websites.${key}.${value}`)
  return namesOf(key, vocabulary).find(([one]) => one === value)?.[1] ?? value
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
