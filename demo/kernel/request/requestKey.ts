import type { HostContext } from '../context'

const MAX_LENGTH = 200

/** By what a request is known that must not be done twice, among those of its route; undefined where it does not say. */
export function requestKey(c: HostContext): string | undefined {
  const key = c.req.header('idempotency-key')?.slice(0, MAX_LENGTH)
  return key ? `${c.get('routeName')}:${key}` : undefined
}
