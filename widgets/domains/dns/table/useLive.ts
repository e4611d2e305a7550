import { useDnsLiveQuery } from '../../../../src/api/dns'
import type { DnsLiveCheck } from '../../../../src/contract'
import { DOMAIN_POLL_MS, REFRESH_INTERVAL_MS } from '../../../../src/model'

export interface LiveChecks {
  readonly items: readonly DnsLiveCheck[]
  /** When the answer came, by this computer's clock. Milliseconds. */
  readonly at: number
}

/** What name servers say of every record; asked again as soon as one of them may have forgotten what was before (DN-11). */
export function useLive(domainId: number): LiveChecks {
  const { data: known = [] } = useDnsLiveQuery(domainId)
  const soonest = Math.min(REFRESH_INTERVAL_MS, ...known.map(({ ttl }) => (ttl === null ? REFRESH_INTERVAL_MS : ttl * 1_000)))
  const pollingInterval = Math.max(soonest, DOMAIN_POLL_MS)
  const { data: items = [], fulfilledTimeStamp = 0 } = useDnsLiveQuery(domainId, { pollingInterval, refetchOnMountOrArgChange: true })
  return { items, at: fulfilledTimeStamp }
}
