import type { Website } from '../../../src/contract'
import { type FilterSet, isFiltered } from './Filter'
import { type FilterContext, matchesFilters } from './matchesFilters'

interface EarlierSearch {
  readonly text: string
  /** Everything else that was asked for, as JSON. */
  readonly rest: string
  readonly websites: readonly Website[]
}

const known = new WeakMap<readonly Website[], EarlierSearch>()

/** The websites that meet all conditions. Who types on is answered from what was found before. */
export function filterWebsites(websites: readonly Website[], filters: FilterSet, context: FilterContext): readonly Website[] {
  if (!isFiltered(filters)) return websites
  const { text } = filters
  const rest = JSON.stringify([filters.filters, context])
  const before = known.get(websites)
  const among = before?.rest === rest && text.startsWith(before.text) ? before.websites : websites
  const found = among.filter((website) => matchesFilters(website, filters, context))
  known.set(websites, { text, rest, websites: found })
  return found
}
