/** What websites can be filtered by, as the typed language names it. */
export const FILTER_KEYS = [
  'status',
  'assignee',
  'due',
  'tag',
  'is',
  'domain',
  'customer',
  'label',
  'published',
  'registered',
  'payment',
  'closed',
  'designed',
  'serviced',
  'domains',
  'problem',
  'active',
  'language',
  'country',
] as const
export type FilterKey = (typeof FILTER_KEYS)[number]

/** Keys whose values are days, which can be before or after. */
export const DAY_KEYS: readonly FilterKey[] = ['due', 'active']

/** One condition: `status:creation,done`, `-tag:12`, `due:<today`. Several values are alternatives. */
export interface Filter {
  readonly key: FilterKey
  readonly not: boolean
  /** Before or after the value; only days have it. */
  readonly op: '=' | '<' | '>'
  readonly values: readonly string[]
}

/** Conditions that all hold, and words that are all found. */
export interface FilterSet {
  readonly filters: readonly Filter[]
  readonly text: string
}

export const NO_FILTERS: FilterSet = { filters: [], text: '' }

export const isFiltered = ({ filters, text }: FilterSet): boolean => filters.length > 0 || text !== ''
