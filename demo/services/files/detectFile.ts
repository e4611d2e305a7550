import type { FileType } from '../../../src/model'

export interface DetectedFile {
  type: FileType
  mime: string
}

interface Signature {
  /** Hex at the offset in bytes. */
  hex: string
  offset?: number
  /** One of the formats that begin with `RIFF` and a length. */
  isRiff?: true
  type: FileType
  mime: string
}

const at = (hex: string, type: FileType, mime: string, offset = 0): Signature => ({ hex, offset, type, mime })
const riff = (hex: string, type: FileType, mime: string): Signature => ({ ...at(hex, type, mime, 8), isRiff: true })

const SIGNATURES: readonly Signature[] = [
  at('89504e470d0a1a0a', 'image', 'image/png'),
  at('ffd8ff', 'image', 'image/jpeg'),
  at('474946383761', 'image', 'image/gif'),
  at('474946383961', 'image', 'image/gif'),
  riff('57454250', 'image', 'image/webp'),
  at('66747970617669', 'image', 'image/avif', 4),
  at('6674797068656963', 'image', 'image/heic', 4),
  at('667479706d696631', 'image', 'image/heif', 4),
  at('424d', 'image', 'image/bmp'),
  at('49492a00', 'image', 'image/tiff'),
  at('4d4d002a', 'image', 'image/tiff'),
  at('00000100', 'icon', 'image/x-icon'),
  at('69636e73', 'icon', 'image/icns'),
  at('255044462d', 'pdf', 'application/pdf'),
  at('7b5c727466', 'word', 'application/rtf'),
  at('494433', 'audio', 'audio/mpeg'),
  at('fffb', 'audio', 'audio/mpeg'),
  at('fff3', 'audio', 'audio/mpeg'),
  at('664c6143', 'audio', 'audio/flac'),
  riff('57415645', 'audio', 'audio/wav'),
  at('4f676753', 'audio', 'audio/ogg'),
  at('667479704d3441', 'audio', 'audio/mp4', 4),
  at('6674797071742020', 'video', 'video/quicktime', 4),
  at('66747970', 'video', 'video/mp4', 4),
  at('1a45dfa3', 'video', 'video/webm'),
  riff('41564920', 'video', 'video/x-msvideo'),
  at('526172211a07', 'archive', 'application/vnd.rar'),
  at('377abcaf271c', 'archive', 'application/x-7z-compressed'),
  at('1f8b', 'archive', 'application/gzip'),
  at('425a68', 'archive', 'application/x-bzip2'),
  at('fd377a585a00', 'archive', 'application/x-xz'),
  at('7573746172', 'archive', 'application/x-tar', 257),
]

const RIFF = '52494646'
const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const UNKNOWN: DetectedFile = { type: 'unknown', mime: 'application/octet-stream' }

/** What a file really is, by its content; the name only decides between formats that share one. */
export function detectFile(content: Uint8Array, name: string): DetectedFile {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (startsWith(bytes, '504b0304') || startsWith(bytes, '504b0506')) return insideZip(bytes)
  if (startsWith(bytes, 'd0cf11e0a1b11ae1')) return oldOffice(name)
  const found = SIGNATURES.find(({ hex, offset, isRiff }) => startsWith(bytes, hex, offset) && (!isRiff || startsWith(bytes, RIFF)))
  if (found) return { type: found.type, mime: found.mime }
  return isText(bytes) ? textFile(bytes) : UNKNOWN
}

const startsWith = (bytes: Buffer, hex: string, offset = 0): boolean =>
  bytes.subarray(offset, offset + hex.length / 2).toString('hex') === hex

/** Office files are archives with telling names inside. */
function insideZip(bytes: Buffer): DetectedFile {
  if (bytes.includes('word/document')) return { type: 'word', mime: `${OPEN_XML}.wordprocessingml.document` }
  if (bytes.includes('xl/workbook')) return { type: 'excel', mime: `${OPEN_XML}.spreadsheetml.sheet` }
  const openDocument = /^mimetype(application\/vnd\.oasis\.opendocument\.[\w-]{1,60})/.exec(bytes.subarray(30, 140).toString('latin1'))
  if (openDocument?.[1]) return { type: 'openoffice', mime: openDocument[1].replace(/PK.*/, '') }
  return { type: 'archive', mime: 'application/zip' }
}

function oldOffice(name: string): DetectedFile {
  const lower = name.toLowerCase()
  if (/\.(doc|dot)$/.test(lower)) return { type: 'word', mime: 'application/msword' }
  if (/\.(xls|xlt)$/.test(lower)) return { type: 'excel', mime: 'application/vnd.ms-excel' }
  return UNKNOWN
}

/** UTF-8 without the signs that no text has. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !/[^\P{Cc}\s]/u.test(text)
  } catch {
    return false
  }
}

const textFile = (bytes: Buffer): DetectedFile =>
  /<svg[\s>]/i.test(bytes.subarray(0, 1_000).toString('utf8'))
    ? { type: 'icon', mime: 'image/svg+xml' }
    : { type: 'text', mime: 'text/plain' }
