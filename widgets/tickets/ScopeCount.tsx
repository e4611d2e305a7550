import { useTicketsQuery } from '../../src/api/messages'
import { COUNTS_POLL_MS, type TicketScope } from '../../src/model'
import { CountBadge } from '../../src/ui'
import { type TicketView, ticketQueryOf } from './useTicketView'

/** How many tickets a tab has: the list that is shown says so, or else the server is asked once it has answered with a list. */
export function ScopeCount({ scope, view }: { scope: TicketScope; view: TicketView }) {
  const { data: shown, isFetching } = useTicketsQuery(ticketQueryOf(view))
  const known = shown?.scopes?.[scope]
  const { data } = useTicketsQuery(
    { scope, limit: 1 },
    { pollingInterval: COUNTS_POLL_MS, skipPollingIfUnfocused: true, skip: shown === undefined || isFetching || known !== undefined },
  )
  const count = known ?? data?.pagination.total
  return count === undefined ? null : <CountBadge count={count} />
}
