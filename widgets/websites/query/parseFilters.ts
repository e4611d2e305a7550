import { DAY_KEYS, type Filter, FILTER_KEYS, type FilterKey, type FilterSet } from './Filter'
import { isFilterValue } from './filterValues'

/** Turns what was typed for a key into what is kept: a name into an id. Null when there is no such value. */
export type ResolveValue = (key: FilterKey, typed: string) => string | null

const asKept: ResolveValue = (key, value) => (isFilterValue[key](value) ? value : null)

/** Reads the typed language. What is no condition is a word to search for; nothing is lost. */
export function parseFilters(input: string, resolve: ResolveValue = asKept): FilterSet {
  const filters: Filter[] = []
  const words: string[] = []
  for (const token of input.match(/(?:[^\s"]|"[^"]*"?)+/g) ?? []) {
    const filter = readFilter(token, resolve)
    if (filter) filters.push(filter)
    else words.push(...token.replaceAll('"', ' ').split(' ').filter(Boolean))
  }
  return { filters, text: words.join(' ') }
}

function readFilter(token: string, resolve: ResolveValue): Filter | null {
  const parts = /^(-?)([a-z]+):([<>]?)(.+)$/i.exec(token)
  const [, minus, name = '', op, rest = ''] = parts ?? []
  const key = FILTER_KEYS.find((known) => known === name.toLowerCase())
  if (!key || (op && !DAY_KEYS.includes(key))) return null
  const values = splitValues(rest).map((value) => resolve(key, value))
  if (values.length === 0 || (op && values.length > 1)) return null
  const known = values.filter((value) => value !== null)
  if (known.length < values.length) return null
  return { key, not: minus === '-', op: op === '<' || op === '>' ? op : '=', values: [...new Set(known)] }
}

const splitValues = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"?|[^",]+/g)].map(([bare, quoted]) => (quoted ?? bare).trim()).filter(Boolean)

/** Writes what `parseFilters` reads. */
export function formatFilters({ filters, text }: FilterSet): string {
  return [...filters.map(formatFilter), ...text.split(' ').filter(Boolean).map(formatWord)].join(' ')
}

export function formatFilter({ key, not, op, values }: Filter): string {
  return `${not ? '-' : ''}${key}:${op === '=' ? '' : op}${values.map(formatValue).join(',')}`
}

const formatValue = (value: string): string => (/[\s,<>"]/.test(value) ? `"${value.replaceAll('"', '')}"` : value)

// A word that looks like a condition would come back as one.
const formatWord = (word: string): string => (word.includes(':') ? `"${word}"` : word)
