import { contrastRatio, cssColour, isHexColour, readableTextOn } from '../../src/model'
import type { HostContext } from '../kernel/context'
import { HttpError } from '../kernel/HttpError'

/** Grounds of `static/css/tokens.css` that coloured text stands on. */
const LIGHT_GROUND = '#f4f6fa'
const DARK_GROUND = '#202c44'
const READABLE = 4.5

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

/** The colour as a ground for text, moved away from the text's colour until it can be read, and that text. */
export function readableFill(hex: string): { fill: string; text: string } {
  const text = readableTextOn(hex)
  return { fill: readable(hex, contrastRatio(text, '#000000') > contrastRatio(text, '#ffffff') ? '#000000' : '#ffffff', text), text }
}

/** The colour itself if it can be read on the ground, else mixed with black or white until it can. */
export function readable(hex: string, towards: string, ground: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(cssColour(hex), towards, share)
    if (contrastRatio(mixed, ground) >= READABLE) return mixed
  }
  return towards
}

function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
