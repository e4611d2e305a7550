/** Photos of telephones have up to 48 million; each takes 4 bytes of memory while it is decoded. */
export const PICTURE_MAX_PIXELS = 50_000_000

/** Pixels of a PNG, JPEG or WebP as its header says, before anything decodes it. Null for what is none of these. */
export function pixelsOf(content: Uint8Array): number | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  try {
    if (view.getUint32(0) === 0x89504e47) return view.getUint32(16) * view.getUint32(20)
    if (view.getUint16(0) === 0xffd8) return pixelsOfJpeg(view)
    return view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250 ? pixelsOfWebp(view) : null
  } catch {
    // It ends before its header does.
    return null
  }
}

/** Segments that begin a frame (ITU T.81, table B.1) say its size; those before are as long as they say. */
function pixelsOfJpeg(view: DataView): number {
  let at = 2
  for (;;) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7)
    // 0xff may stand before a marker as often as it likes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
}

/** RFC 9649 2.5 to 2.7: the three kinds have their size in three places. */
function pixelsOfWebp(view: DataView): number | null {
  const kind = view.getUint32(12)
  if (kind === 0x56503820) return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff)
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1)
  }
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
  return kind === 0x56503858 ? (uint24(24) + 1) * (uint24(27) + 1) : null
}

/** Whether a file is a picture of a sane size, before anything decodes it: half a megabyte may say that it is 60,000 pixels wide and high. */
export async function isPicture(file: Blob): Promise<boolean> {
  const pixels = pixelsOf(new Uint8Array(await file.arrayBuffer()))
  return pixels !== null && pixels <= PICTURE_MAX_PIXELS
}
