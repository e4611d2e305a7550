import { openPicture } from './openPicture'

export const PICTURE_FORMATS = ['webp', 'png', 'jpeg'] as const

// One after the other: each may take a thread for seconds, and files and passwords need theirs too.
let last: Promise<unknown> = Promise.resolve()

/** A picture anew in another format. Null when it is none, or cannot be had in this format: WebP ends at 16,383 pixels a side. */
export function convertPicture(content: Uint8Array, format: (typeof PICTURE_FORMATS)[number]): Promise<Uint8Array<ArrayBuffer> | null> {
  const converted = last.then(() => convert(content, format)).catch(() => null)
  last = converted
  return converted
}

async function convert(content: Uint8Array, format: (typeof PICTURE_FORMATS)[number]): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = await openPicture(content)
  return picture && new Uint8Array(await picture.toFormat(format).toBuffer())
}
