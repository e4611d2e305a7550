import type { MiddlewareHandler } from 'hono'
import { addressOf } from '../request/addressOf'
import type { HostEnv } from '../context'
import { limitRate } from '../limitRate'

const PUBLIC = /^\/(?:view\/|cms\/presentation\/|my\/enter\/|plans$|webmail$|help\/|statistics\/index\.php)/
/** An address may be a whole office, and nobody reads faster than that. */
const VIEWS_PER_MINUTE = 300

/** Views that anybody may open are not opened endlessly by one address. */
export const publicLimit: MiddlewareHandler<HostEnv> = async (c, next) => {
  if (PUBLIC.test(c.req.path) && !c.get('viewer')) await limitRate(c, `view:${addressOf(c)}`, VIEWS_PER_MINUTE)
  await next()
}
