import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { statementsOf, traced } from '../../log/trace'
import type { HostEnv } from '../context'
import { HttpError } from '../HttpError'

/** Paths that let somebody in. */
const SECRET_PATH = /^(\/(?:invitation|domain-owner|no-reminders|no-weekly-mail|offer-request|secret|password\/new|my\/enter|cms\/sso)\/).+/

/** Pages name neither the right nor the flag that was missing; whoever looks up the number of the error finds it. */
const NAMED = new Set<number>([402, 403])
const nameOf = ({ messageKey, values }: HttpError): string => [messageKey, ...Object.values(values)].join(' ')

export const requestLog: MiddlewareHandler<HostEnv> = async (c, next) => {
  const started = performance.now()
  const id = randomUUID()
  c.set('requestId', id)
  const database = await traced(id, async (trace) => {
    await next()
    return statementsOf(trace)
  })
  const { log } = c.get('services')
  const viewer = c.get('viewer')
  const route = c.get('routeName')
  log({
    at: new Date().toISOString(),
    id,
    method: c.req.method,
    path: c.req.path.replace(SECRET_PATH, '$1…').slice(0, 200),
    status: c.res.status,
    ms: Math.round(performance.now() - started),
    ...database,
    ...(route ? { route } : {}),
    ...(viewer ? { user: viewer.user_id } : {}),
    ...(c.error instanceof HttpError && NAMED.has(c.error.status) ? { refusal: nameOf(c.error) } : {}),
    ...(c.error && c.res.status >= 500 ? { error: c.error.stack ?? String(c.error) } : {}),
  })
}
