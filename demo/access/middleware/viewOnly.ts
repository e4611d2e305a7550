import type { MiddlewareHandler } from 'hono'
import { partner_view_exit } from '../../../src/contract/server'
import type { HostEnv } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whoever looks at a customer's pages changes nothing there (RC-03). */
export const viewOnly: MiddlewareHandler<HostEnv> = async (c, next) => {
  const looksOn = Boolean(c.get('viewer')?.viewed_from)
  if (looksOn && !SAFE.has(c.req.method) && c.req.path !== partner_view_exit.path) throw new HttpError(403, 'refusal.viewOnly')
  await next()
}
