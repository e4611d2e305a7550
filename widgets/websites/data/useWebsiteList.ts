import { useMemo } from 'react'
import { type ErrorObject, toErrorObject } from '../../../src/http'
import { selectShownWebsites, useWebsitesQuery, type WebsiteListQuery } from '../../../src/api/websites'
import type { Pagination, Website } from '../../../src/contract'
import { useIsland, useToday } from '../../../src/islands'
import { COUNTS_POLL_MS, isListed, WEBSITES_AT_ONCE_MAX, type WebsiteView } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { selectUser, useAppSelector } from '../../../src/store'
import { matchesFilters } from '../query/matchesFilters'
import { splitFilters } from '../query/serverFilters'
import type { ViewState } from '../view/ViewState'

const NONE: readonly Website[] = []

export interface WebsiteListData {
  readonly items: readonly Website[]
  /** Rows that a change has taken out of the filters; they stay until the list is loaded again (L-02). */
  readonly left: ReadonlySet<number>
  readonly pagination: Pagination
  /** The query that finds all rows on all pages; null when the page knows more about them than the server can be told. */
  readonly allQuery: WebsiteListQuery | null
  /** All rows of all pages, where they are here. */
  readonly all: readonly Website[] | null
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly error: ErrorObject | null
  readonly refetch: () => void
}

/** The websites of a view in list mode: one page from the server, or all of them where the server cannot filter as finely as asked. */
export function useWebsiteList(view: WebsiteView, { filters, sort, page, limit }: ViewState): WebsiteListData {
  const { page: pageData } = useIsland()
  const today = useToday()
  const userId = useAppSelector(selectUser)?.id ?? 0
  const { query, rest } = splitFilters(filters)
  const allQuery: WebsiteListQuery = { view, sort: serverSort(sort, view), ...query }
  const isLocal = rest.length > 0
  const asked = isLocal ? { ...allQuery, limit: WEBSITES_AT_ONCE_MAX } : { ...allQuery, page, limit }
  const { data, error, isFetching, refetch } = useWebsitesQuery(asked, { pollingInterval: COUNTS_POLL_MS, skipPollingIfUnfocused: true })

  const base = data?.items ?? NONE
  const shown = useAppSelector((state) => selectShownWebsites(state, base, data?.askedAt ?? 0))
  const restKey = JSON.stringify(rest)
  const { rows, left } = useMemo(() => {
    const context = { today, userId, zone: pageData.timeZone }
    const moment = { today, now: serverNow(pageData), activeStatuses: pageData.config.websiteStatuses }
    const local = { filters: rest, text: '' }
    const kept = shown.flatMap((website, index) => {
      const before = base[index]
      const isIn = before !== undefined && matchesFilters(before, local, context)
      const isGone = website !== before && !isListed(view, website, moment)
      return isIn && !isGone
        ? [{ website, hasLeft: website !== before && !matchesFilters(website, { filters: filters.filters, text: '' }, context) }]
        : []
    })
    return { rows: kept, left: new Set(kept.filter(({ hasLeft }) => hasLeft).map(({ website }) => website.id)) }
    // The key stands for the conditions, which are new objects with every rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown, base, restKey, view, today, userId, pageData, filters])

  const removed = shown.length - rows.length
  const first = isLocal ? (page - 1) * limit : 0
  const visible = isLocal ? rows.slice(first, first + limit) : rows
  return {
    items: visible.map(({ website }) => website),
    left,
    pagination: isLocal
      ? { page, pages: Math.max(Math.ceil(rows.length / limit), 1), count: visible.length, limit, total: rows.length }
      : {
          ...(data?.pagination ?? { page, pages: 1, count: 0, limit, total: 0 }),
          total: Math.max((data?.pagination.total ?? 0) - removed, 0),
        },
    allQuery: isLocal ? null : allQuery,
    all: isLocal || data?.pagination.pages === 1 ? rows.map(({ website }) => website) : null,
    isLoading: data === undefined && !error,
    isFetching,
    error: (data === undefined || !isFetching) && error ? toErrorObject(error) : null,
    refetch: () => void refetch(),
  }
}

/** The order by hand and by age is the board's own. */
const serverSort = (sort: string, view: WebsiteView): string =>
  sort
    .replace(/^-?rank$/, view === 'leads' ? '-status_date' : 'due_date')
    .replace(/^(-?)status_age$/, (_, minus: string) => (minus ? 'status_date' : '-status_date'))
