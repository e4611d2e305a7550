import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { HostContext, HostEnv } from '../context'
import { METHODS } from '../routePath'
import type { Metrics } from './createMetrics'

/** Counts requests by the pattern of their route, and how long they take. */
export const measureRequests =
  ({ durations }: Metrics): MiddlewareHandler<HostEnv> =>
  async (c, next) => {
    const end = durations.startTimer()
    await next()
    end({ method: methodOf(c), route: routePath(c), status: c.res.status })
  }

/** HTTP/2 lets callers make up their own, and each would be kept for ever. */
const methodOf = ({ req }: HostContext): string => (METHODS.includes(req.method) ? req.method : 'other')
