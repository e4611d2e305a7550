import { openPicture } from './openPicture'

const WIDTH = 480

/** A small picture of a picture; null for everything else and for pictures that are broken or enormous. */
export async function thumbnailOf(content: Uint8Array): Promise<Uint8Array | null> {
  const picture = await openPicture(content)
  const thumbnail = picture?.resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true }).webp().toBuffer()
  return thumbnail?.catch(() => null) ?? null
}
