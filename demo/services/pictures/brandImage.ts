import { LOGO_MAX_BYTES } from '../../../src/model'
import { openPicture } from './openPicture'

/** A logo is shown at most 160 px high, also on dense screens. */
const MAX_HEIGHT = 320
const MAX_WIDTH = 1_280
const DATA_URL = /^data:image\/(?:png|jpeg|webp);base64,([\w+/=]+)$/
const FORMATS = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** Reads the `data:` URL of a new logo and writes the picture anew, so that only pixels survive. Null when it is none. */
export async function readBrandImage(url: string): Promise<Uint8Array | null> {
  const content = Buffer.from(DATA_URL.exec(url)?.[1] ?? '', 'base64')
  if (content.length > LOGO_MAX_BYTES) return null
  const image = await openPicture(content, FORMATS)
  const logo = image?.resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true }).png().toBuffer()
  return logo?.catch(() => null) ?? null
}
