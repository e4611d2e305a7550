import { isHexColour } from '../../src/model'
import { readable, readableFill } from '../kernel/brandColours'
import type { HostContext } from '../kernel/context'
import { HttpError } from '../kernel/HttpError'

/** Grounds of `static/css/tokens.css` that coloured text stands on. */
const LIGHT_GROUND = '#f4f6fa'
const DARK_GROUND = '#202c44'

/** `/static/brand/<hash>.png`: a picture of some partner's brand; its address names its content, so it never changes. */
export async function brandImage(c: HostContext): Promise<Response> {
  const { db, files } = c.get('services')
  const hash = (c.req.param('file') ?? '').replace(/\.png$/, '')
  const known = await db.selectFrom('brand_images').select('mime').where('content_hash', '=', hash).executeTakeFirst()
  const content = known && (await files.get(hash))
  if (!content) throw new HttpError(404, 'refusal.notFound')
  return c.body(content, 200, {
    'Content-Type': known.mime,
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Mails show it, in programs of other origins.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

/** Style sheet `/static/brand/<hex>.css` with a partner's colour: styles in attributes are not allowed here, so it comes as a file. */
export function brandStyles(c: HostContext): Response {
  const hex = (c.req.param('file') ?? '').replace(/\.css$/, '')
  if (!isHexColour(hex)) throw new HttpError(404, 'refusal.notFound')
  return c.body(brandSheet(hex), 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=86400' })
}

/** The style sheet itself. */
export function brandSheet(hex: string): string {
  const link = `light-dark(${readable(hex, '#000000', LIGHT_GROUND)}, ${readable(hex, '#ffffff', DARK_GROUND)})`
  const { fill, text } = readableFill(hex)
  return `:root { --brand: ${fill}; --on-brand: ${text}; --link: ${link}; }\n`
}
