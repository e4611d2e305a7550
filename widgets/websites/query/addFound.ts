import type { Website } from '../../../src/contract'
import type { FilterSet } from './Filter'
import { type FilterContext, matchesFilters } from './matchesFilters'

interface Search {
  /** All websites, in the order in which they are shown. */
  readonly sorted: readonly Website[]
  readonly filters: FilterSet
  readonly context: FilterContext
}

/** What was found here, and among it what only the server has found, with the place of the words. */
export function addFound(here: readonly Website[], found: readonly Website[], search: Search): readonly Website[] {
  if (found.length === 0) return here
  const ids = new Set(here.map(({ id }) => id))
  const places = new Map(found.flatMap((website) => (website.found && !ids.has(website.id) ? [[website.id, website.found]] : [])))
  if (places.size === 0) return here
  const filters = { ...search.filters, text: '' }
  return search.sorted.flatMap((website) => {
    if (ids.has(website.id)) return [website]
    const place = places.get(website.id)
    return place && matchesFilters(website, filters, search.context) ? [{ ...website, found: place }] : []
  })
}
