import type { MiddlewareHandler } from 'hono'
import { isLocale } from '../../../src/model'
import { askedLocale } from '../askedLocale'
import type { HostEnv } from '../../kernel/context'
import { currentPortalSession } from '../portalSessions'

/** Public views belong to the area that led there: the customer's, when nobody of the team is signed in. */
export const customerOfView: MiddlewareHandler<HostEnv> = (c, next) => (c.get('viewer') ? next() : customer(c, next))

/** Which customer asks, and the language of that customer's website. */
export const customer: MiddlewareHandler<HostEnv> = async (c, next) => {
  const session = await currentPortalSession(c)
  c.set('customer', session)
  if (session && !askedLocale(c)) {
    const language = session.customer['language']
    const wanted = isLocale(String(language)) ? String(language) : session.language
    if (isLocale(wanted)) c.set('locale', wanted)
  }
  await next()
}
