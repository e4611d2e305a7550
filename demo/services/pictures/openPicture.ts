import type { Sharp } from 'sharp'
import { PICTURE_MAX_PIXELS } from '../../../src/model'
import { detectFile } from '../files/detectFile'

/** Formats whose decoders may see what strangers send; sharp would open vector graphics, TIFF and more. */
const FORMATS = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
const TIMEOUT_S = 10

/**
 * Opens a picture of a stranger, whose first bytes and header were judged before anything of it is decoded. Null when it is no picture, or
 * enormous; a broken one fails when it is drawn.
 */
export async function openPicture(content: Uint8Array, formats = FORMATS): Promise<Sharp | null> {
  if (!formats.has(detectFile(content, '').mime)) return null
  const { default: sharp } = await import('sharp')
  const picture = sharp(content, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', animated: false }).timeout({ seconds: TIMEOUT_S })
  return picture.metadata().then(
    () => picture.rotate(),
    () => null,
  )
}
