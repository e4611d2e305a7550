import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { assetBase } from '../assets'
import type { HostEnv } from '../context'

/** The policy the islands promise to work under. */
function contentSecurityPolicy(nonce: string, fontHost: string): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'`,
    `connect-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'` + fontHost,
    `media-src 'self'`,
    `frame-src 'self'`,
    `frame-ancestors 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ')
}

/** Fonts come from where the files are; scripts are trusted by their nonce, wherever they are. */
function fontHostOf(cdnHost: string | null): string {
  const base = assetBase(cdnHost)
  return base.startsWith('/') ? '' : ` ${new URL(base).origin}`
}

export const securityHeaders: MiddlewareHandler<HostEnv> = async (c, next) => {
  const nonce = randomBytes(16).toString('base64')
  c.set('nonce', nonce)
  await next()
  const { headers } = c.res
  // What strangers made has a stricter one already.
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, fontHostOf(c.get('services').cdnHost)))
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'same-origin')
  headers.set('X-Frame-Options', 'SAMEORIGIN')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (c.get('services').secure) headers.set('Strict-Transport-Security', 'max-age=31536000')
}
