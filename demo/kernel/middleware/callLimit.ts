import type { MiddlewareHandler } from 'hono'
import type { HostContext, HostEnv } from '../context'
import { limitRate } from '../limitRate'

/** Whoever is signed in calls so often a minute at most: a script that has gone wild takes nothing from the others. */
export const callLimit: MiddlewareHandler<HostEnv> = async (c, next) => {
  const who = caller(c)
  if (who) await limitRate(c, `calls:${who}`, c.get('services').callsPerMinute)
  await next()
}

function caller(c: HostContext): string | null {
  const viewer = c.get('viewer')
  const customer = c.get('customer')
  if (viewer) return `user:${viewer.user_id}`
  return customer && `customer:${customer.website_id}`
}
