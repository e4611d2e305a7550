import { useLocale } from '../../../src/i18n'
import { countryName, isLocale, isProfileDate, LOCALE_NAMES } from '../../../src/model'
import { DAY_KEYS, type Filter, type FilterKey } from '../query/Filter'
import { useVocabulary } from './useVocabulary'
import { namesOf, type Vocabulary } from './vocabulary'

export interface DescribedFilter {
  readonly name: string
  readonly values: string
}

/** Says conditions as people read them. */
export function useDescribe(): (filter: Filter) => DescribedFilter {
  const vocabulary = useVocabulary()
  const locale = useLocale()
  return (filter) => {
    const { t, formats } = vocabulary
    const name = t(nameOf(filter.key))
    const values = formats.list(filter.values.map((value) => describeValue(filter, value, { ...vocabulary, locale })))
    return { name: filter.not ? t('websites.filter.not', { name }) : name, values }
  }
}

/** Some are called like the column of the same. */
const COLUMNS: Partial<Record<FilterKey, string>> = {
  closed: 'closed_by',
  designed: 'designed_by',
  serviced: 'serviced_by',
  active: 'last_activity',
}

/** The text that names what a condition is about. */
export const nameOf = (key: FilterKey): string => (COLUMNS[key] ? `websites.column.${COLUMNS[key]}` : `websites.filter.${key}`)

function describeValue({ key, op }: Filter, value: string, vocabulary: Vocabulary & { locale: string }): string {
  const { t, formats, locale } = vocabulary
  if (key === 'active' && op === '<' && value.startsWith('-')) return t('websites.filter.silent', { count: -Number(value) })
  if (DAY_KEYS.includes(key)) {
    const away = /^[+-]/.test(value) ? Number(value) : 0
    if (away !== 0) {
      const { text, count } = spanOf(key, op, away)
      return t(`websites.filter.${text}`, { count })
    }
    if (op === '<' && value === 'today') return t('websites.filter.past')
    const day = isProfileDate(value) ? formats.date(value) : t(`websites.filter.due.${/^[+-]/.test(value) ? 'today' : value}`)
    return op === '=' ? day : t(op === '<' ? 'websites.filter.before' : 'websites.filter.after', { day })
  }
  if (key === 'is' || key === 'domains' || key === 'problem') return t(`websites.filter.${key}.${value}`)
  if (key === 'country') return countryName(value, locale)
  if (key === 'language' && isLocale(value)) return LOCALE_NAMES[value]
  if (key === 'published' || key === 'registered' || key === 'payment') return t(`websites.${key}.${value}`)
  return namesOf(key, vocabulary).find(([one]) => one === value)?.[1] ?? value
}

interface Span {
  readonly text: 'daysAgo' | 'days' | 'within' | 'beyond' | 'earlier' | 'lately' | 'later'
  readonly count: number
}

/** Days from today on as people say them: of `before in 8 days` the last one is in seven. */
function spanOf(key: FilterKey, op: Filter['op'], away: number): Span {
  const count = Math.abs(away)
  const isPast = away < 0
  if (op === '=') return { text: isPast ? 'daysAgo' : 'days', count }
  if (op === '<') return isPast ? { text: 'earlier', count } : { text: 'within', count: count - 1 }
  if (!isPast) return { text: 'beyond', count }
  // Nothing has happened tomorrow; but what was due lately may as well be due next year.
  return { text: key === 'active' ? 'lately' : 'later', count }
}
