import type { MiddlewareHandler } from 'hono'
import type { HostEnv } from '../context'

/** Nobody keeps an answer whose handler does not say how long it lasts: most are for one person alone. */
export const noStore: MiddlewareHandler<HostEnv> = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}
