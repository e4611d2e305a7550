import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Handler } from 'hono'
import type { HostEnv } from './context'
import { HttpError } from './HttpError'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Such a file never changes: it has Rollup's hash before the extension, or is a font. */
const LASTING = /-[\w-]{8}\.\w+$|\.woff2$/

/** Serves the files of one folder under a prefix. */
export function staticFiles(prefix: string, folder: string): Handler<HostEnv> {
  return async (c) => {
    const root = path.resolve(c.get('services').root, folder)
    const file = path.join(root, path.normalize(`/${decode(c.req.path.slice(prefix.length))}`))
    const type = TYPES[path.extname(file)]
    const info = type && file.startsWith(root + path.sep) ? await stat(file).catch(() => null) : null
    if (!type || !info?.isFile()) throw new HttpError(404, 'refusal.notFound')
    const etag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`
    c.header('ETag', etag)
    c.header('Cache-Control', LASTING.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    return c.body(new Uint8Array(await readFile(file)), 200, { 'Content-Type': type })
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value).replaceAll('\0', '')
  } catch {
    return ''
  }
}
