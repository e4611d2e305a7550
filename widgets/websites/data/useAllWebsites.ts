import { useMemo } from 'react'
import { selectShownWebsites } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../src/http'
import { useLocale } from '../../../src/i18n'
import { useIsland, useToday } from '../../../src/islands'
import { isListed, type WebsiteView } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { selectUser, useAppSelector } from '../../../src/store'
import { addFound } from '../query/addFound'
import { filterWebsites } from '../query/filterWebsites'
import type { ViewState } from '../view/ViewState'
import { sortWebsites } from './sortWebsites'
import { useFound } from './useFound'
import { useReachedWebsites } from './useReachedWebsites'

const NONE: readonly Website[] = []

export interface AllWebsites {
  /** Before the filters. */
  readonly everything: readonly Website[]
  /** In order. */
  readonly websites: readonly Website[]
  /** There are more websites than the server gives at once. */
  readonly missing: number
  /** There may be more to show than nothing. */
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly error: ErrorObject | null
  readonly refetch: () => void
}

/** All websites of a view at once, sorted and filtered here: a key stroke never waits for the server, nor for the order of the rest. */
export function useAllWebsites(view: WebsiteView, { filters, sort }: Pick<ViewState, 'filters' | 'sort'>): AllWebsites {
  const locale = useLocale()
  const today = useToday()
  const { page } = useIsland()
  const { timeZone: zone } = page
  const userId = useAppSelector(selectUser)?.id ?? 0
  const { data, error, isFetching, refetch } = useReachedWebsites(view, filters)
  const base = data?.items ?? NONE
  const shown = useAppSelector((state) => selectShownWebsites(state, base, data?.askedAt ?? 0))
  const everything = useMemo(() => {
    const moment = { today, now: serverNow(page), activeStatuses: page.config.websiteStatuses }
    return shown === base ? base : shown.filter((website, index) => website === base[index] || isListed(view, website, moment))
  }, [shown, base, view, today, page])
  const sorted = useMemo(() => sortWebsites(everything, sort, locale), [everything, sort, locale])
  const { found, isSearching } = useFound(view, filters.text)
  const websites = useMemo(() => {
    const context = { today, userId, zone }
    return addFound(filterWebsites(sorted, filters, context), found, { sorted, filters, context })
  }, [sorted, filters, found, today, userId, zone])
  return {
    everything,
    websites,
    missing: Math.max((data?.pagination.total ?? 0) - base.length, 0),
    isLoading: data === undefined ? !error : isSearching && websites.length === 0,
    isFetching,
    error: data === undefined && error ? toErrorObject(error) : null,
    refetch: () => void refetch(),
  }
}
