import type { Sharp } from 'sharp'
import { openPicture } from './openPicture'

const SIDE = 512
const THUMBNAIL_SIDE = 96
const FORMATS = new Set(['image/png', 'image/jpeg', 'image/webp'])

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
  const image = await openPicture(content, FORMATS)
  if (!image) return null
  try {
    return { mime: 'image/webp', picture: await square(image, SIDE), thumbnail: await square(image, THUMBNAIL_SIDE) }
  } catch {
    return null
  }
}

function square(image: Sharp, side: number): Promise<Uint8Array> {
  return image.clone().resize(side, side, { fit: 'cover', withoutEnlargement: false }).webp({ quality: 85 }).toBuffer()
}
