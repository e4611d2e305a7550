import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { HostContext } from '../../kernel/context'
import { hashOf } from '../tokens/opaqueToken'

/** `session` of the team, `portal` of a customer, `pending` of somebody before the second step; a browser may have them all. */
type CookieName = 'session' | 'portal' | 'pending'

/** Browsers accept a `__Host-` cookie only over TLS, for this host and the whole site, so no sibling host can plant one. */
const prefixOf = (c: HostContext) => (c.get('services').secure ? ('host' as const) : undefined)

/** Hash of the session the cookie names; null without a cookie that we signed. */
export async function readSessionCookie(c: HostContext, name: CookieName = 'session'): Promise<string | null> {
  const prefix = prefixOf(c)
  const secret = c.get('services').sessionSecret
  const id = prefix ? await getSignedCookie(c, secret, name, prefix) : await getSignedCookie(c, secret, name)
  return id ? hashOf(id) : null
}

export async function writeSessionCookie(c: HostContext, id: string, name: CookieName = 'session'): Promise<void> {
  const { secure, sessionSecret } = c.get('services')
  const prefix = prefixOf(c)
  await setSignedCookie(c, name, id, sessionSecret, { path: '/', httpOnly: true, sameSite: 'Lax', secure, ...(prefix ? { prefix } : {}) })
}

export function clearSessionCookie(c: HostContext, name: CookieName = 'session'): void {
  const prefix = prefixOf(c)
  deleteCookie(c, name, { path: '/', secure: c.get('services').secure, ...(prefix ? { prefix } : {}) })
}
