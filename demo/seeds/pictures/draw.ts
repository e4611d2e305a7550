import sharp from 'sharp'

/** Draws an SVG as WebP, as uploads are stored. */
export async function draw(svg: string): Promise<Uint8Array> {
  return new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer())
}
