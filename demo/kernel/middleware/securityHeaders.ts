import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { assetBase } from '../assetBase'
import type { HostEnv, Services } from '../context'

/** The policy the islands promise to work under, and what else browsers hold to. What a handler has set stays: what strangers made has a stricter one. */
export const securityHeaders = ({ cdnHost, secure }: Pick<Services, 'cdnHost' | 'secure'>): MiddlewareHandler<HostEnv> =>
  secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: [`'none'`],
      scriptSrc: [NONCE, `'strict-dynamic'`],
      styleSrc: [`'self'`],
      connectSrc: [`'self'`],
      imgSrc: [`'self'`, 'data:', 'blob:'],
      fontSrc: [`'self'`, ...fontHostOf(cdnHost)],
      mediaSrc: [`'self'`],
      frameSrc: [`'self'`],
      frameAncestors: [`'self'`],
      formAction: [`'self'`],
      baseUri: [`'none'`],
      requireTrustedTypesFor: [`'script'`],
    },
    referrerPolicy: 'same-origin',
    strictTransportSecurity: secure && 'max-age=31536000',
  })

/** Fonts come from where the files are; scripts are trusted by their nonce, wherever they are. */
function fontHostOf(cdnHost: string | null): string[] {
  const base = assetBase(cdnHost)
  return base.startsWith('/') ? [] : [new URL(base).origin]
}
