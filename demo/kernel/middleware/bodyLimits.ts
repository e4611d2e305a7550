import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { api_partner_account_preview, api_partner_account_save } from '../../../src/contract/server'
import { LOGO_MAX_BYTES, MAIL_MAX_BYTES } from '../../../src/model'
import type { HostContext, HostEnv } from '../context'
import { HttpError } from '../HttpError'
import { isRead } from '../request/isRead'

const MEGABYTE = 1024 ** 2

const limit = (maxSize: number): MiddlewareHandler<HostEnv> =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      throw new HttpError(413, 'refusal.tooLarge', { values: { limit: Math.floor(maxSize / MEGABYTE) }, headers: endOfConnection(c) })
    },
  })

/** What is still to come is not read: the client has to take another connection. HTTP/2 has no word for that, and forbids this one. */
const endOfConnection = (c: HostContext): Record<string, string> => (c.env?.incoming?.httpVersionMajor === 2 ? {} : { Connection: 'close' })

const multipart = limit(MAIL_MAX_BYTES + MEGABYTE)
// Four pictures of the brand as `data:` URLs, which are a third longer than what they hold.
const settings = limit(Math.ceil((4 * LOGO_MAX_BYTES * 4) / 3) + MEGABYTE)
const anyOther = limit(MEGABYTE)

const WITH_PICTURES = new Set<string>([api_partner_account_save.path, api_partner_account_preview.path])

/** How much a request may send: files up to what one mail may carry, everything else a megabyte. */
export const bodyLimits: MiddlewareHandler<HostEnv> = (c, next) => {
  // Looking for a body makes a whole request of what Node has read.
  if (isRead(c)) return next()
  const type = c.req.header('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return multipart(c, next)
  return WITH_PICTURES.has(c.req.path) ? settings(c, next) : anyOther(c, next)
}
