import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { accepts } from 'hono/accepts'
import type { HostContext, Services } from '../kernel/context'
import { assetBase } from '../kernel/assetBase'
import { fontsOf } from './assets'

const FOLDER = 'demo/pages/templates/static'
const brotliOf = promisify(brotliCompress)
const IMPORT = /@import url\("(css\/\w+\.css)"\);/g

/** As it is sent, of each host. Made anew for each page it came after the scripts, and a page shows nothing before. */
const made = new WeakMap<Services, Sheet>()

interface Sheet {
  text: string
  etag: string
  brotli: Uint8Array<ArrayBuffer>
}

/** `/static/host.css`: a page waits for one sheet, not for one that then asks for others. */
export async function hostSheet(c: HostContext): Promise<Response> {
  const services = c.get('services')
  const sheet = made.get(services) ?? (await makeSheet(services))
  made.set(services, sheet)
  c.header('ETag', sheet.etag)
  c.header('Cache-Control', 'no-cache')
  c.header('Vary', 'Accept-Encoding')
  if (c.req.header('if-none-match') === sheet.etag) return c.body(null, 304)
  c.header('Content-Type', 'text/css; charset=utf-8')
  if (!accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: '' })) return c.body(sheet.text)
  c.header('Content-Encoding', 'br')
  c.header('Content-Length', String(sheet.brotli.length))
  return c.body(sheet.brotli)
}

async function makeSheet(services: Services): Promise<Sheet> {
  const text = await readHostSheet(services)
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
  return { text, etag, brotli: new Uint8Array(await brotliOf(text)) }
}

/** The sheet with those it imports in it, and with the fonts of the islands. */
export async function readHostSheet({ root, cdnHost }: Pick<Services, 'root' | 'cdnHost'>): Promise<string> {
  const read = (file: string) => readFile(path.join(root, FOLDER, file), 'utf8')
  const imports = [...(await read('host.css')).matchAll(IMPORT)]
  const sheets = await Promise.all(imports.map(([, file = '']) => read(file)))
  const base = assetBase(cdnHost)
  const withFont = (sheet: string, [name, file]: [string, string]) => sheet.replaceAll(`url("${name}")`, `url("${base}${file}")`)
  return Object.entries(fontsOf(root)).reduce(withFont, sheets.join('\n'))
}
