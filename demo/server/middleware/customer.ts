import type { MiddlewareHandler } from 'hono'
import { isLocale } from '../../../src/model'
import type { HostEnv } from '../context'
import { currentPortalSession } from '../portal/portalSessions'

/** Which customer asks, and the language of that customer's website. */
export const customer: MiddlewareHandler<HostEnv> = async (c, next) => {
  const session = await currentPortalSession(c)
  c.set('customer', session)
  if (session) {
    const language = session.customer['language']
    const wanted = isLocale(String(language)) ? String(language) : session.language
    if (isLocale(wanted)) c.set('locale', wanted)
  }
  await next()
}
