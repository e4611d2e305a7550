import type { MiddlewareHandler } from 'hono'
import type { HostEnv } from '../context'
import { setBody } from '../setBody'

/** Larger files are sent while they are read. */
const WHOLE_BYTES = 1024 ** 2

/**
 * Sends in one piece what has a length. Over HTTP/2, Node writes the end of a stream only after all that is under way beside it: the style sheet of
 * a page, which shows nothing before, came with its last script.
 */
export const sendWhole: MiddlewareHandler<HostEnv> = async (c, next) => {
  await next()
  const length = Number(c.res.headers.get('Content-Length'))
  if (length > 0 && length <= WHOLE_BYTES && c.req.method !== 'HEAD') setBody(c, new Uint8Array(await c.res.arrayBuffer()))
}
