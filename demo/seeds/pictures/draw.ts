import sharp from 'sharp'

/** By their SVG. The demo is filled anew again and again, and a picture is the slowest part of it. */
const drawn = new Map<string, Promise<Uint8Array>>()

/** Draws an SVG as WebP, as uploads are stored. */
export function draw(svg: string): Promise<Uint8Array> {
  const known = drawn.get(svg) ?? webp(svg)
  drawn.set(svg, known)
  return known
}

const webp = async (svg: string): Promise<Uint8Array> => new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer())
