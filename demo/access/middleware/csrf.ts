import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HostContext, HostEnv } from '../../kernel/context'
import { formOf } from '../../kernel/request/formOf'
import { HttpError } from '../../kernel/HttpError'
import { hostOf } from '../../kernel/request/hostOf'

export const CSRF_HEADER = 'X-CSRF-Token'
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets changing requests through only from our own pages: the browser must not name another origin, and whoever is signed in sends the
 * session's token, as header together with the XML-HTTP-request marker, or in the field `_csrf` of a plain form.
 */
export const csrf: MiddlewareHandler<HostEnv> = async (c, next) => {
  if (!SAFE.has(c.req.method)) {
    if (!isSameOrigin(c)) throw new HttpError(403, 'refusal.csrf')
    const session = c.get('customer') ?? c.get('viewer')
    // No browser sends a token of a program by itself.
    const isProgram = Boolean(c.get('viewer')?.token)
    if (session && !isProgram && !isSame(session.csrf_token, await sentToken(c))) throw new HttpError(403, 'refusal.csrf')
  }
  await next()
}

/** Programs send neither header; every browser sends one of them with a changing request, and no page can forge them. */
export function isSameOrigin(c: HostContext): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === hostOf(c)
}

async function sentToken(c: HostContext): Promise<string> {
  const header = c.req.header(CSRF_HEADER)
  if (header) return c.req.header('x-requested-with') ? header : ''
  const isForm = FORM.test(c.req.header('content-type') ?? '')
  const field = isForm ? (await formOf(c)).get('_csrf') : ''
  return typeof field === 'string' ? field : ''
}

function isSame(expected: string, given: string): boolean {
  const a = Buffer.from(expected)
  const b = Buffer.from(given)
  return a.length === b.length && timingSafeEqual(a, b)
}
