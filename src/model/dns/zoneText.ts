import { TXT_CHUNK_BYTES } from './limits'

const encoder = new TextEncoder()
const QUOTE = 34
const BACKSLASH = 92

export const utf8Length = (text: string): number => encoder.encode(text).length

/** A text as zone files have it: quoted pieces of at most 255 bytes, everything beyond printable ASCII as `\DDD`. */
export function quotedText(text: string): string {
  const bytes = encoder.encode(text)
  const pieces: string[] = []
  for (let start = 0; start < Math.max(bytes.length, 1); start += TXT_CHUNK_BYTES)
    pieces.push(`"${escaped(bytes.subarray(start, start + TXT_CHUNK_BYTES))}"`)
  return pieces.join(' ')
}

function escaped(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    if (byte === QUOTE || byte === BACKSLASH) return `\\${String.fromCharCode(byte)}`
    return byte >= 32 && byte < 127 ? String.fromCharCode(byte) : `\\${String(byte).padStart(3, '0')}`
  }).join('')
}

/** The text of one or several character strings; null when their bytes are no text. Escapes count as bytes. */
export function plainText(pieces: readonly string[]): string | null {
  const bytes = pieces.flatMap(bytesOf)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}

function bytesOf(piece: string): number[] {
  const parts = piece.match(/\\\d{3}|\\?[^]/gu) ?? []
  return parts.flatMap((part) => {
    if (/^\\\d{3}$/.test(part)) return [Number(part.slice(1)) & 255]
    return Array.from(encoder.encode(part.length > 1 && part.startsWith('\\') ? part.slice(1) : part))
  })
}
