import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import type { HostEnv } from '../context'
import { setBody } from '../setBody'

/** Of 11. Above it, compressing takes longer than a slow network gains. */
const QUALITY = 5
/** Less than that travels in one packet anyway. */
const WORTH_BYTES = 1024
/** What comes whole; the rest may come bit by bit, as lines of events do. */
const WHOLE = /^(?:text\/html|text\/css|application\/json)\b/

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

const COMPRESS = {
  br: (whole: Uint8Array) => brotliOf(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (whole: Uint8Array) => gzipOf(whole),
}

/** Brotli first: a tenth smaller. */
const ENCODINGS = ['br', 'gzip'] as const

/** Compresses pages and answers at once. Hono's `compress` does the rest, as a stream: for what comes whole, that takes longer than making it. */
export const compression: MiddlewareHandler<HostEnv> = async (c, next) => {
  await next()
  if (
    // The bytes of a part are counted as they are.
    c.res.status === 206 ||
    c.req.method === 'HEAD' ||
    c.res.headers.has('Content-Encoding') ||
    !WHOLE.test(c.res.headers.get('Content-Type') ?? '')
  )
    return
  const encoding = ENCODINGS.find((one) => accepts(c, { header: 'Accept-Encoding', supports: [one], default: '' }) === one)
  if (!encoding || !c.res.body) return
  const whole = new Uint8Array(await c.res.arrayBuffer())
  if (whole.length < WORTH_BYTES) return setBody(c, whole)
  setBody(c, new Uint8Array(await COMPRESS[encoding](whole)))
  c.header('Content-Encoding', encoding)
  // Other bytes than those that the tag was made of.
  const tag = c.res.headers.get('ETag')
  if (tag && !tag.startsWith('W/')) c.header('ETag', `W/${tag}`)
  c.header('Vary', 'Accept-Encoding', { append: true })
}
