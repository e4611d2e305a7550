import type { MiddlewareHandler } from 'hono'
import type { ServerRoute } from '../../src/contract/server'
import { contractRoutes } from '../../src/contract/table'
import type { HostContext, HostEnv } from '../kernel/context'
import { HttpError } from '../kernel/HttpError'
import { matchesPath, methodsOf } from '../kernel/routePath'

const ALL = '*'
export const MAX_LATENCY_MS = 60_000

/** What the control panel set for the route of this request, or for all: slow, failing, or as if the line were cut. */
export const faults: MiddlewareHandler<HostEnv> = async (c, next) => {
  if (c.req.path.startsWith('/preview/')) return next()
  const set = c.get('faults') ?? (await c.get('services').db.selectFrom('faults').selectAll().execute())
  const fault = set.length > 0 ? faultOf(c, set) : undefined
  if (fault) {
    await pause(fault.latency_ms)
    if (fault.offline) return cutLine(c)
    if (fault.status) throw new HttpError(statusOf(fault.status), 'refusal.injected', { values: { status: fault.status } })
  }
  return next()
}

/** Of the route itself before the one of all; what is no route has none. */
function faultOf<Fault extends { route: string }>(c: HostContext, set: readonly Fault[]): Fault | undefined {
  const fits = (route: ServerRoute) => methodsOf(route).includes(c.req.method) && matchesPath(route, c.req.path)
  const names = new Set(contractRoutes.filter(fits).map(({ name }) => name))
  if (names.size === 0) return undefined
  return set.find(({ route }) => names.has(route)) ?? set.find(({ route }) => route === ALL)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, MAX_LATENCY_MS)))

/** The browser sees a network error; without a socket (tests call the app directly) the nearest thing is an empty answer. */
function cutLine(c: HostContext): Response {
  c.env?.incoming?.socket.destroy?.()
  return c.body(null, 503)
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel only stores statuses from 400 to 599, all of which may carry a body
const statusOf = (status: number) => status as HttpError['status']
