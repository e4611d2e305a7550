import { isLockedByScan, type ScanState } from '../../src/model'
import type { HostContext } from './context'
import { HttpError } from './HttpError'

interface FileRow {
  name: string
  mime: string
  content_hash: string
  thumbnail_hash: string | null
  scan_state: ScanState
}

/** Pictures a browser shows without running anything; all else is for saving. */
const INLINE = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
/** What is shown when that is asked for: none of it runs scripts of ours. */
const SHOWN = /^(?:application\/pdf$|audio\/|video\/)/
/** Nothing in it may load anything; the viewers of browsers need their own styles and the object itself. */
const SHOWN_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; media-src 'self'; frame-ancestors 'self'"
const FROZEN = 'private, max-age=31536000, immutable'
/** Behind the address there may soon be another file. */
const SHORT = 'private, max-age=60'

/** Answers with the content of a file, or with its small picture for `size=thumbnail`. */
export async function sendFile(c: HostContext, file: FileRow | undefined): Promise<Response> {
  if (file) refuseLocked(file)
  const thumbnail = file && thumbnailAskedFor(c, file)
  const content = file && (await c.get('services').files.get(thumbnail ?? file.content_hash))
  if (!file || !content) throw new HttpError(404, 'refusal.notFound')
  const mime = thumbnail ? 'image/webp' : file.mime
  const shown = !thumbnail && c.req.query('show') === '1' ? shownAs(mime) : null
  const inline = INLINE.has(mime) || shown !== null
  return c.body(content, 200, {
    'Content-Type': shown ?? (inline ? mime : 'application/octet-stream'),
    ...(shown && { 'Content-Security-Policy': SHOWN_POLICY }),
    'Content-Disposition': disposition(inline ? 'inline' : 'attachment', file.name),
    'Cache-Control': FROZEN,
  })
}

/** Answers with the file that an address leads to at the moment; whoever has it already is told so. */
export async function sendCurrentFile(c: HostContext, file: FileRow): Promise<Response> {
  refuseLocked(file)
  const validators = { 'Cache-Control': SHORT, ETag: `"${thumbnailAskedFor(c, file) ?? file.content_hash}"` }
  if (c.req.header('if-none-match') === validators.ETag) return c.body(null, 304, validators)
  const answer = await sendFile(c, file)
  for (const [name, value] of Object.entries(validators)) answer.headers.set(name, value)
  return answer
}

const thumbnailAskedFor = (c: HostContext, { thumbnail_hash }: FileRow): string | null =>
  c.req.query('size') === 'thumbnail' ? thumbnail_hash : null

/** Answers with a file that is stored nowhere, to be saved. */
export const sendDownload = (c: HostContext, { name, content }: { name: string; content: Uint8Array<ArrayBuffer> }): Response =>
  c.body(content, 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': disposition('attachment', name),
    'Cache-Control': 'private, no-store',
  })

/** Answers with a mail as it came in: words and nothing else, whatever it holds no browser makes a page of it. */
export const sendSource = (c: HostContext, source: Uint8Array<ArrayBuffer>): Response =>
  c.body(source, 200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' })

const disposition = (type: 'inline' | 'attachment', name: string): string => `${type}; filename*=UTF-8''${encodeName(name)}`

/** What a scanner found something in, or has still to look at, is given to nobody, as small as it may be (WM-08). */
export function refuseLocked({ scan_state }: Pick<FileRow, 'scan_state'>): void {
  if (isLockedByScan(scan_state)) throw new HttpError(403, scan_state === 'infected' ? 'refusal.infectedFile' : 'refusal.unscannedFile')
}

/** Any kind of text is plain text. */
const shownAs = (mime: string): string | null => (mime.startsWith('text/') ? 'text/plain; charset=utf-8' : SHOWN.test(mime) ? mime : null)

/** RFC 8187: everything but letters, digits and a few signs is escaped, line breaks included. */
export function encodeName(name: string): string {
  return encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '\ufffd')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
