import type { MiddlewareHandler } from 'hono'
import type { HostContext, HostEnv } from '../context'
import { limitRate, refuseBeyond } from '../limitRate'

/** Whoever is signed in calls so often a minute at most: a script that has gone wild takes nothing from the others. */
export const callLimit: MiddlewareHandler<HostEnv> = async (c, next) => {
  const { callsPerMinute } = c.get('services')
  const counted = c.get('calls')
  const who = caller(c)
  if (counted) refuseBeyond(c, callsPerMinute, counted)
  else if (who) await limitRate(c, `calls:${who}`, callsPerMinute)
  await next()
}

function caller(c: HostContext): string | null {
  const viewer = c.get('viewer')
  const customer = c.get('customer')
  if (viewer) return `user:${viewer.user_id}`
  return customer && `customer:${customer.website_id}`
}
