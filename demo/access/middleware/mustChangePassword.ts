import type { MiddlewareHandler } from 'hono'
import type { HostEnv } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { wantsPage } from '../../kernel/request/wantsPage'

const ALLOWED = new Set(['/change_password', '/logout'])

/** Whoever has to choose a new password gets nowhere else before. */
export const mustChangePassword: MiddlewareHandler<HostEnv> = async (c, next) => {
  if (!c.get('viewer')?.must_change_password || ALLOWED.has(c.req.path)) return next()
  if (wantsPage(c)) return c.redirect('/change_password', 303)
  throw new HttpError(403, 'password.forced')
}
