import { useMemo } from 'react'
import type { WebsiteView } from '../../../src/model'
import { selectShownWebsites, useWebsitesQuery } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import { useIsland, useToday } from '../../../src/islands'
import { selectUser, useAppSelector } from '../../../src/store'
import { ALL_ROWS, type ViewState } from '../view/ViewState'
import type { Filter, FilterKey } from '../query/Filter'
import { matchesFilters } from '../query/matchesFilters'
import { splitFilters } from '../query/serverFilters'
import { WEBSITES_AT_ONCE_MAX } from '../../../src/model'

const NONE: readonly Website[] = []

export interface FilterHits {
  /** How many websites a condition would leave, beside the conditions about other things; null while that is not known. */
  readonly of: (filter: Filter) => number | null
  /** All websites of the view, before the conditions. */
  readonly websites: readonly Website[]
  /** How many more there are than were counted. */
  readonly missing: number
}

/** Counts websites per condition (AW-03). They are all asked for, once: a page of them knows nothing of the others. */
export function useHits(view: WebsiteView, { filters: set, mode, limit }: ViewState): FilterHits {
  const { timeZone: zone } = useIsland().page
  const today = useToday()
  const userId = useAppSelector(selectUser)?.id ?? 0
  const isSearchedHere = mode === 'kanban' || mode === 'calendar' || (mode !== 'gallery' && limit === ALL_ROWS)
  // Templates are another list, and words find more on the server than they do here.
  const { query } = splitFilters({ text: isSearchedHere ? '' : set.text, filters: set.filters.filter(isAboutTemplates) })
  const { data } = useWebsitesQuery({ view, limit: WEBSITES_AT_ONCE_MAX, ...query })
  const base = data?.items ?? NONE
  const websites = useAppSelector((state) => selectShownWebsites(state, base, data?.askedAt ?? 0))
  const isKnown = data !== undefined
  const text = isSearchedHere ? set.text : ''
  return useMemo(() => {
    const context = { today, userId, zone }
    const others = new Map<FilterKey, readonly Website[]>()
    const besides = (key: FilterKey): readonly Website[] => {
      const known = others.get(key)
      if (known) return known
      // Values of one condition are alternatives, but for the flags, which hold together.
      const filters = set.filters.filter((filter) => filter.key !== key || filter.not || key === 'is')
      const found = websites.filter((website) => matchesFilters(website, { filters, text }, context))
      others.set(key, found)
      return found
    }
    return {
      websites,
      missing: isKnown ? Math.max((data?.pagination.total ?? 0) - base.length, 0) : 0,
      of: (filter) =>
        isKnown ? besides(filter.key).filter((website) => matchesFilters(website, { filters: [filter], text: '' }, context)).length : null,
    }
  }, [websites, isKnown, data, base, set, text, today, userId, zone])
}

const isAboutTemplates = ({ key, not, values }: Filter): boolean => key === 'is' && !not && values.includes('template')
