import type { MiddlewareHandler } from 'hono'
import { askedLocale } from '../askedLocale'
import type { HostEnv } from '../../kernel/context'
import { currentPortalSession } from '../sessions/portalSessions'
import { localeOfCustomer } from '../localeOfCustomer'

/** Public views belong to the area that led there: the customer's, when nobody of the team is signed in. */
export const customerOfView: MiddlewareHandler<HostEnv> = (c, next) => (c.get('viewer') ? next() : customer(c, next))

/** Which customer asks, and the language of that customer's website. */
export const customer: MiddlewareHandler<HostEnv> = async (c, next) => {
  const session = await currentPortalSession(c)
  c.set('customer', session)
  const locale = session && !askedLocale(c) && localeOfCustomer(session)
  if (locale) c.set('locale', locale)
  await next()
}
