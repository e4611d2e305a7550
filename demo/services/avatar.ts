import sharp, { type Sharp } from 'sharp'

const MAX_PIXELS_PER_SIDE = 8_000
const SIDE = 512
const THUMBNAIL_SIDE = 96
const FORMATS: readonly string[] = ['png', 'jpeg', 'webp']

export interface Avatar {
  mime: 'image/webp'
  picture: Uint8Array
  thumbnail: Uint8Array
}

/**
 * Reads an uploaded portrait and writes it anew, so that nothing but pixels survives: no scripts, no location, no second file inside.
 * Null when the bytes are not a PNG, JPEG or WebP of a sane size, whatever the name or type claims.
 */
export async function readAvatar(content: Uint8Array): Promise<Avatar | null> {
  if (!hasImageSignature(content)) return null
  try {
    const image = sharp(content, { limitInputPixels: MAX_PIXELS_PER_SIDE ** 2, failOn: 'error', animated: false })
    const { format, width, height } = await image.metadata()
    if (!format || !FORMATS.includes(format) || width > MAX_PIXELS_PER_SIDE || height > MAX_PIXELS_PER_SIDE) return null
    return { mime: 'image/webp', picture: await square(image, SIDE), thumbnail: await square(image, THUMBNAIL_SIDE) }
  } catch {
    return null
  }
}

function square(image: Sharp, side: number): Promise<Uint8Array> {
  return image.clone().rotate().resize(side, side, { fit: 'cover', withoutEnlargement: false }).webp({ quality: 85 }).toBuffer()
}

// sharp would open SVG, TIFF, GIF and more; only these may reach it.
function hasImageSignature(bytes: Uint8Array): boolean {
  const hex = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  return hex.startsWith('89504e470d0a1a0a') || hex.startsWith('ffd8ff') || (hex.startsWith('52494646') && hex.endsWith('57454250'))
}
