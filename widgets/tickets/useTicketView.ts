import { useIsGone } from '../../src/islands'
import type { TicketListQuery } from '../../src/api/messages'
import {
  LIST_PAGE_LIMIT,
  ROUTE_NAMES,
  TICKET_SCOPES,
  TICKET_SORTS,
  TICKETS_DEFAULT_SORT,
  type TicketScope,
  usualTicketScope,
  pageIn,
} from '../../src/model'
import { type RootState, selectPlace, selectUser, shallowEqual, useAppSelector, usePageStore, usePlace } from '../../src/store'

/** What the address says about the view. */
export interface TicketView {
  readonly scope: TicketScope
  readonly sort: string
  readonly page: number
  readonly limit: number
  readonly search: string
  /** Only what is pinned, or what was put off; else everything that waits now. */
  readonly filter: TicketFilter | null
  /** The one that is open. */
  readonly ticket: number | null
}

const FILTERS = ['pin', 'snoozed'] as const
type TicketFilter = (typeof FILTERS)[number]

/**
 * The view that the page is at, by what the address says, and who looks. Which tab somebody had chosen is not kept: the link to the list says how many
 * there are in the one it opens with.
 */
export function ticketViewOf(state: RootState, { url } = selectPlace(state)): TicketView {
  const user = selectUser(state)
  const query = url ? new URL(url).searchParams : new URLSearchParams()
  const sort = query.get('sort') ?? ''
  return {
    scope: TICKET_SCOPES.find((scope) => scope === query.get('tab')) ?? usualTicketScope(user?.roles ?? []),
    sort: TICKET_SORTS.some((one) => one === sort.replace(/^-/, '')) ? sort : TICKETS_DEFAULT_SORT,
    page: pageIn(query),
    limit: LIST_PAGE_LIMIT,
    search: query.get('search') ?? '',
    filter: FILTERS.find((filter) => filter === query.get('filter')) ?? null,
    ticket: /^[1-9]\d{0,9}$/.test(query.get('ticket') ?? '') ? Number(query.get('ticket')) : null,
  }
}

/** What the server is asked for to show a view. */
export const ticketQueryOf = ({ scope, sort, page, limit, search, filter }: TicketView): TicketListQuery => ({
  scope,
  sort,
  page,
  limit,
  ...(search && { search }),
  ...(filter && { filter }),
})

interface TicketViewState {
  readonly view: TicketView
  /** Anything else than the page leads back to the first one. */
  readonly change: (part: Partial<Omit<TicketView, 'ticket'>>) => void
  /** Opens a ticket beside the list, from wherever one is by now; null closes it. */
  readonly open: (ticket: number | null) => void
}

export function useTicketView(): TicketViewState {
  const store = usePageStore()
  const isGone = useIsGone()
  const place = usePlace()
  const view = useAppSelector((state) => ticketViewOf(state, place), shallowEqual)

  const go = (next: TicketView, isStep: boolean) => {
    const target = new URL(location.href)
    const values = {
      tab: next.scope,
      sort: next.sort === TICKETS_DEFAULT_SORT ? '' : next.sort,
      page: next.page > 1 ? String(next.page) : '',
      search: next.search,
      filter: next.filter ?? '',
      ticket: next.ticket === null ? '' : String(next.ticket),
    }
    for (const [name, value] of Object.entries(values)) {
      if (value) target.searchParams.set(name, value)
      else target.searchParams.delete(name)
    }
    history[isStep ? 'pushState' : 'replaceState'](history.state, '', target)
    store.navigation.sync()
  }
  // Who waited for an answer first goes on from where the address is by then.
  const now = () => ticketViewOf(store.getState())

  return {
    view,
    change: (part) => go({ ...now(), page: 1, ...(part.scope && { ticket: null }), ...part }, Boolean(part.page || part.scope)),
    // Back leads from a ticket to its list, not through all that were open beside it.
    open(ticket) {
      if (!isGone.current) return go({ ...now(), ticket }, ticket !== null && now().ticket === null)
      if (ticket !== null) store.navigation.toRoute(ROUTE_NAMES.tickets, {}, { query: { ticket } })
    },
  }
}
