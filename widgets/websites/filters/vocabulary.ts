import type { Tag } from '../../../src/contract'
import type { Formats, Translate } from '../../../src/i18n'
import { fullName, isProfileDate, type Person, STATUSES } from '../../../src/model'
import type { Filter, FilterKey } from './Filter'
import { isFilterValue, ME, NOBODY } from './filterValues'
import type { ResolveValue } from './parseFilters'

export interface Vocabulary {
  readonly t: Translate
  readonly formats: Formats
  readonly people: readonly (Person & { id: number })[]
  readonly tags: readonly Tag[]
}

/** Takes names where ids are kept: `assignee:mira`, `tag:shop`, `status:"in creation"`. The start of a name is enough if only one has it. */
export const resolveWith =
  (vocabulary: Vocabulary): ResolveValue =>
  (key, typed) => {
    if (isFilterValue[key](typed)) return typed
    const wanted = plain(typed)
    const names = namesOf(key, vocabulary).map(([value, name]) => [value, plain(name)] as const)
    const exact = names.find(([, name]) => name === wanted)
    const starting = names.filter(([, name]) => name.startsWith(wanted))
    return exact?.[0] ?? (starting.length === 1 ? (starting[0]?.[0] ?? null) : null)
  }

function namesOf(key: FilterKey, { t, people, tags }: Vocabulary): readonly (readonly [value: string, name: string])[] {
  switch (key) {
    case 'status':
      return STATUSES.map((status) => [status, t(`status.${status}`)])
    case 'assignee':
      return [
        [ME, t('websites.filter.me')],
        [NOBODY, t('partner.general.nobody')],
        ...people.map((person) => [String(person.id), fullName(person)] as const),
      ]
    case 'tag':
      return [[NOBODY, t('partner.general.none')], ...tags.map(({ id, name }) => [String(id), name] as const)]
    default:
      return []
  }
}

/** A condition as people read it: its name, and its values. */
export function describeFilter(filter: Filter, vocabulary: Vocabulary): { name: string; values: string } {
  const { t, formats } = vocabulary
  const name = t(`websites.filter.${filter.key}`)
  const values = formats.list(filter.values.map((value) => describeValue(filter, value, vocabulary)))
  return { name: filter.not ? t('websites.filter.not', { name }) : name, values }
}

function describeValue({ key, op }: Filter, value: string, vocabulary: Vocabulary): string {
  const { t, formats } = vocabulary
  if (key === 'due') {
    const day = isProfileDate(value)
      ? formats.date(value)
      : /^[+-]/.test(value)
        ? t('websites.filter.days', { count: Number(value) })
        : t(`websites.filter.due.${value}`)
    return op === '=' ? day : t(op === '<' ? 'websites.filter.before' : 'websites.filter.after', { day })
  }
  if (key === 'is') return t(`websites.filter.is.${value}`)
  if (key === 'published' || key === 'registered' || key === 'payment') return t(`websites.${key}.${value}`)
  return namesOf(key, vocabulary).find(([one]) => one === value)?.[1] ?? value
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
