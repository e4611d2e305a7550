import type { Filter, FilterKey, FilterSet } from './Filter'

const isPlain = (key: FilterKey) => (filter: Filter) => filter.key === key && !filter.not

/** The values that are chosen for a key by checking them. */
export const valuesFor = ({ filters }: FilterSet, key: FilterKey): readonly string[] => filters.find(isPlain(key))?.values ?? []

/** The same conditions with other values for one key; none takes the condition away. */
export function withValues(set: FilterSet, key: FilterKey, values: readonly string[], op: Filter['op'] = '='): FilterSet {
  const others = set.filters.filter((filter) => !isPlain(key)(filter))
  return { ...set, filters: values.length > 0 ? [...others, { key, not: false, op, values }] : others }
}

export function toggleValue(set: FilterSet, key: FilterKey, value: string): FilterSet {
  const values = valuesFor(set, key)
  return withValues(set, key, values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
}

/** Adds conditions; one that is there already stays once. */
export function withFilters(set: FilterSet, added: readonly Filter[]): FilterSet {
  const isNew = (filter: Filter) => !set.filters.some((one) => JSON.stringify(one) === JSON.stringify(filter))
  return { ...set, filters: [...set.filters, ...added.filter(isNew)] }
}
