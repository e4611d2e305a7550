import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HostEnv } from '../context'

/** Paths that let somebody in. */
const SECRET_PATH = /^(\/(?:invitation|domain-owner|no-reminders|secret|my\/enter|cms\/sso)\/).+/

export const requestLog: MiddlewareHandler<HostEnv> = async (c, next) => {
  const started = performance.now()
  c.set('requestId', randomUUID())
  await next()
  const { log } = c.get('services')
  const viewer = c.get('viewer')
  const route = c.get('routeName')
  log({
    at: new Date().toISOString(),
    id: c.get('requestId'),
    method: c.req.method,
    path: c.req.path.replace(SECRET_PATH, '$1…').slice(0, 200),
    status: c.res.status,
    ms: Math.round(performance.now() - started),
    ...(route ? { route } : {}),
    ...(viewer ? { user: viewer.user_id } : {}),
    ...(c.error && c.res.status >= 500 ? { error: c.error.stack ?? String(c.error) } : {}),
  })
}
