import type { Website } from '../../../src/contract'
import { type FilterSet, isFiltered } from './Filter'
import { type FilterContext, matchesFilters } from './matchesFilters'

/** The websites that meet all conditions. */
export const filterWebsites = (websites: readonly Website[], filters: FilterSet, context: FilterContext): readonly Website[] =>
  isFiltered(filters) ? websites.filter((website) => matchesFilters(website, filters, context)) : websites
