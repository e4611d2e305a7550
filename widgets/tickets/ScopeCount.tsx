import { useTicketsQuery } from '../../src/api/tickets'
import { COUNTS_POLL_MS } from '../../src/model'
import { CountBadge } from '../../src/ui'
import type { Scope } from './useTicketView'

/** How many tickets a tab has. */
export function ScopeCount({ scope }: { scope: Scope }) {
  const { data } = useTicketsQuery({ scope, limit: 1 }, { pollingInterval: COUNTS_POLL_MS, skipPollingIfUnfocused: true })
  return data ? <CountBadge count={data.pagination.total} /> : null
}
