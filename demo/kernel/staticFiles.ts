import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { HostEnv } from './context'
import { HttpError } from './HttpError'

/** Such a file never changes: it has Rollup's hash before the extension, or is a font. */
const LASTING = /-[\w-]{8}\.\w+$|\.woff2$/
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves the files of one folder under a prefix, as brotli or gzip where the build has left such a copy beside them. */
export function staticFiles(
  prefix: string,
  folder: string,
): [MiddlewareHandler<HostEnv>, MiddlewareHandler<HostEnv>, MiddlewareHandler<HostEnv>] {
  const files = serveStatic<HostEnv>({
    root: path.resolve(folder),
    rewriteRequestPath: (file) => file.slice(prefix.length),
    precompressed: true,
  })
  return [caching, files, missing]
}

const revalidated = etag()

/**
 * What may change is asked for every time, and answered with 304 as long as it has not. Nobody keeps the answer that a file is not there: a
 * deployment may have yet to bring it.
 */
const caching: MiddlewareHandler<HostEnv> = async (c, next) => {
  const isLasting = LASTING.test(c.req.path)
  await (isLasting ? next() : revalidated(c, next))
  if (c.res.status < 400) c.header('Cache-Control', isLasting ? FOR_EVER : 'no-cache')
}

const missing: MiddlewareHandler<HostEnv> = () => {
  throw new HttpError(404, 'refusal.notFound')
}
