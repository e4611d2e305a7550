import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { HostContext, Services } from '../kernel/context'
import { assetBase } from '../kernel/assetBase'
import { fontsOf } from './assets'

const FOLDER = 'demo/pages/templates/static'
const IMPORT = /@import url\("(css\/\w+\.css)"\);/g

/** `/static/host.css`: a page waits for one sheet, not for one that then asks for others. */
export async function hostSheet(c: HostContext): Promise<Response> {
  const text = await readHostSheet(c.get('services'))
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'no-cache')
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  return c.body(text, 200, { 'Content-Type': 'text/css; charset=utf-8' })
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
