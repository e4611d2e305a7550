import type { HostContext } from '../context'

const MAX_LENGTH = 200

/** By what a request is known that must not be done twice; undefined where it does not say. */
export const requestKey = (c: HostContext): string | undefined => c.req.header('idempotency-key')?.slice(0, MAX_LENGTH) || undefined
