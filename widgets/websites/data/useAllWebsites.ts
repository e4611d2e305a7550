import { useMemo } from 'react'
import { selectShownWebsites } from '../../../src/api/websiteOverlay'
import { useWebsitesQuery } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import type { ErrorObject } from '../../../src/http'
import { COUNTS_POLL_MS } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import type { FilterSet } from '../filters/Filter'
import { matchesFilters } from '../filters/matchesFilters'
import type { WebsiteView } from '../view/viewOf'
import { useToday } from './useToday'
import { ALL_LIMIT } from './useWebsiteList'

const NONE: readonly Website[] = []

export interface AllWebsites {
  /** Before the filters. */
  readonly everything: readonly Website[]
  readonly websites: readonly Website[]
  /** There are more websites than the server gives at once. */
  readonly missing: number
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly error: ErrorObject | null
  readonly refetch: () => void
}

/** All websites of a view at once, filtered here: a key stroke never waits for the server. */
export function useAllWebsites(view: WebsiteView, filters: FilterSet): AllWebsites {
  const today = useToday()
  const userId = useAppSelector(selectUser)?.id ?? 0
  const { data, error, isFetching, refetch } = useWebsitesQuery(
    { view, limit: ALL_LIMIT },
    { pollingInterval: COUNTS_POLL_MS, skipPollingIfUnfocused: true },
  )
  const base = data?.items ?? NONE
  const everything = useAppSelector((state) => selectShownWebsites(state, base, data?.askedAt ?? 0))
  const websites = useMemo(
    () => everything.filter((website) => matchesFilters(website, filters, { today, userId })),
    [everything, filters, today, userId],
  )
  return {
    everything,
    websites,
    missing: Math.max((data?.pagination.total ?? 0) - base.length, 0),
    isLoading: data === undefined && !error,
    isFetching,
    error: data === undefined && error ? (error as ErrorObject) : null,
    refetch: () => void refetch(),
  }
}
