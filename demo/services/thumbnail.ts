import sharp from 'sharp'

const WIDTH = 480
const MAX_PIXELS = 100_000_000
const TIMEOUT_S = 10
/** Formats whose readers may see what strangers send. */
const READABLE = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** A small picture of a picture; null for everything else and for pictures that are broken or enormous. */
export async function thumbnailOf(content: Uint8Array, mime: string): Promise<Uint8Array | null> {
  if (!READABLE.has(mime)) return null
  try {
    const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    return await image
      .timeout({ seconds: TIMEOUT_S })
      .rotate()
      .resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer()
  } catch {
    return null
  }
}
