import { isUtf8 } from 'node:buffer'
import { analyse } from 'chardet'

/** Whoever says how letters are written is believed, and bytes that are no letters stay as they are. */
const SAYS_HOW = /charset\s*=|^content-transfer-encoding:\s*binary/im
/** Enough to tell; looking takes 2 µs a byte. */
const SAMPLE_BYTES = 64 * 1024

/** A mail in UTF-8, as which mails are read that do not say how their letters are written: old programs mean the letters of their country. */
export function inUtf8(content: Uint8Array): Uint8Array {
  if (isUtf8(content) || SAYS_HOW.test(Buffer.from(content).toString('latin1'))) return content
  const first = content.findIndex((byte) => byte > 127)
  const start = Math.max(first - SAMPLE_BYTES / 2, 0)
  for (const { name } of analyse(content.subarray(start, start + SAMPLE_BYTES))) {
    const decoder = decoderOf(name)
    if (decoder) return Buffer.from(decoder.decode(content))
  }
  return content
}

/** It may guess encodings that nothing here can read. */
function decoderOf(name: string): TextDecoder | null {
  try {
    return new TextDecoder(name)
  } catch {
    return null
  }
}
