import type { HostContext } from '../context'
import { HttpError } from '../HttpError'

/** Files count as fields: more than 50 are never taken at once, and the longest form of the product has some 100 others. */
const MAX_FIELDS = 500
/** Name and type of one part of `multipart/form-data`, bytes: file systems know no name over 255 characters. */
const MAX_PART_HEADER = 2_048
const FORM = 'application/x-www-form-urlencoded'
/** As programs write it, and nothing that two readers could read differently. */
const MULTIPART = /^multipart\/form-data; ?boundary="?([\w'()+,./:=?-]{1,70})"?$/i

/** A form as it was sent. Its parser takes far longer for a field than for a byte, so one of countless fields is refused before. */
export async function formOf(c: HostContext): Promise<FormData> {
  const type = c.req.header('content-type') ?? ''
  const boundary = MULTIPART.exec(type)?.[1]
  if (!boundary && !type.toLowerCase().startsWith(FORM)) throw unreadable()
  const content = Buffer.from(await c.req.arrayBuffer())
  if (!(boundary ? areFewParts(content, `--${boundary}`) : areFewFields(content))) throw new HttpError(413, 'refusal.tooMuch')
  return c.req.formData().catch(() => {
    throw unreadable()
  })
}

const unreadable = () => new HttpError(400, 'refusal.body')

function areFewFields(content: Buffer): boolean {
  let fields = 1
  for (let at = content.indexOf('&'); at !== -1 && fields <= MAX_FIELDS; at = content.indexOf('&', at + 1)) fields++
  return fields <= MAX_FIELDS
}

function areFewParts(content: Buffer, boundary: string): boolean {
  let parts = 0
  for (let at = content.indexOf(boundary); at !== -1; at = content.indexOf(boundary, at + boundary.length)) {
    const header = content.subarray(at + boundary.length, at + boundary.length + MAX_PART_HEADER)
    // The last boundary has no header.
    const isShort = header.includes('\r\n\r\n') || header.toString('latin1', 0, 2) === '--'
    if (!isShort || ++parts > MAX_FIELDS + 1) return false
  }
  return true
}
