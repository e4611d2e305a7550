import type { MiddlewareHandler } from 'hono'
import { PARTNER_HEADER } from '../../../src/model'
import type { HostEnv } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'

/**
 * One browser has one session, and another tab may have switched it to another partner. A call says whose page it comes from: it reads and
 * changes nothing of anybody else's. Each answer says whose it is.
 */
export const samePartner: MiddlewareHandler<HostEnv> = async (c, next) => {
  const viewer = c.get('viewer')
  if (!viewer) return next()
  const own = String(viewer.partner_id)
  const asked = c.req.header(PARTNER_HEADER)
  if (asked !== undefined && asked !== own) throw new HttpError(409, 'refusal.otherPartner', { headers: { [PARTNER_HEADER]: own } })
  await next()
  c.res.headers.set(PARTNER_HEADER, own)
}
