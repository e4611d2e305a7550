import { useEffect } from 'react'
import { LIST_PAGE_LIMIT, primaryRole, TICKET_SORTS } from '../../src/model'
import { filtersChanged, selectFilters, selectPlace, selectUser, useAppSelector, usePageStore } from '../../src/store'

export const SCOPES = ['mine', 'unassigned', 'following', 'all'] as const
export type Scope = (typeof SCOPES)[number]

/** What the address says about the view. */
export interface TicketView {
  readonly scope: Scope
  readonly sort: string
  readonly page: number
  readonly limit: number
  readonly search: string
  /** Only what is pinned, or what was put off; else everything that waits now. */
  readonly filter: TicketFilter | null
}

const FILTERS = ['pin', 'snoozed'] as const
type TicketFilter = (typeof FILTERS)[number]

const DEFAULT_SORT = '-createdAt'

/** Whoever builds looks after their own, the others after all (TK-01). */
const usualScope = (roles: readonly string[]): Scope => (['editor', 'design'].includes(primaryRole(roles)) ? 'mine' : 'all')

export function useTicketView(): readonly [TicketView, (change: Partial<TicketView>) => void] {
  const store = usePageStore()
  const { url } = useAppSelector(selectPlace)
  const kept = useAppSelector((state) => selectFilters(state, 'tickets'))
  const user = useAppSelector(selectUser)
  const query = url ? new URL(url).searchParams : new URLSearchParams()
  const scopeOf = (name: unknown) => SCOPES.find((scope) => scope === name)
  const sort = query.get('sort') ?? ''
  const view: TicketView = {
    scope: scopeOf(query.get('tab')) ?? scopeOf(kept['scope']) ?? usualScope(user?.roles ?? []),
    sort: TICKET_SORTS.some((one) => one === sort.replace(/^-/, '')) ? sort : DEFAULT_SORT,
    page: Math.max(Math.trunc(Number(query.get('page'))) || 1, 1),
    limit: LIST_PAGE_LIMIT,
    search: query.get('search') ?? '',
    filter: FILTERS.find((filter) => filter === query.get('filter')) ?? null,
  }

  const change = (part: Partial<TicketView>) => {
    const next = { ...view, page: 1, ...part }
    const target = new URL(location.href)
    const values = {
      tab: next.scope,
      sort: next.sort === DEFAULT_SORT ? '' : next.sort,
      page: next.page > 1 ? String(next.page) : '',
      search: next.search,
      filter: next.filter ?? '',
    }
    for (const [name, value] of Object.entries(values)) {
      if (value) target.searchParams.set(name, value)
      else target.searchParams.delete(name)
    }
    history[part.page || part.scope ? 'pushState' : 'replaceState'](history.state, '', target)
    store.navigation.sync()
  }

  useEffect(() => {
    if (kept['scope'] !== view.scope) store.dispatch(filtersChanged({ view: 'tickets', filters: { ...kept, scope: view.scope } }))
  }, [store, kept, view.scope])
  return [view, change]
}
