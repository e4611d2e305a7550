import { useDomainsQuery } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { DOMAIN_POLL_MS, type DomainState, REFRESH_INTERVAL_MS } from '../../../src/model'

/** States that change by themselves before long. */
const MOVING: readonly DomainState[] = ['registering', 'transferring', 'checking', 'not_pointing', 'wrong_target', 'mixed']

/** How often the list is asked for: soon while something is under way, so that it turns green by itself. Milliseconds. */
export function usePollingInterval(args: Parameters<typeof useDomainsQuery>[0]): number {
  const { data } = useDomainsQuery(args)
  return data?.domains.some(isMoving) ? DOMAIN_POLL_MS : REFRESH_INTERVAL_MS
}

const isMoving = ({ state }: Domain): boolean => MOVING.includes(state)
