import { createHash } from 'node:crypto'
import { convert } from 'html-to-text'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { type LeftOutFile, UPLOAD_MAX_BYTES } from '../../../src/model'
import type { MailAddress } from '../../db/tables/messages'
import { FOREIGN_MARKUP, isTame } from '../../markup/isTame'
import { textOfMarkup } from '../../markup/textOfMarkup'
import { plainName } from '../files/plainName'
import { detectFile, type DetectedFile } from '../files/detectFile'
import { type BounceReport, bounceReport } from './bounceReport'
import { kindOf, type MailKindIn } from './kindOf'
import { inUtf8 } from './inUtf8'
import { type AuthResults, readAuth } from './readAuth'

export interface IncomingFile {
  name: string
  content: Uint8Array<ArrayBuffer>
  contentId: string | null
  /** What it really is. */
  detected: DetectedFile
}

/** A mail that came in, taken apart. Its HTML is unsafe: whoever shows it cleans it. */
export interface IncomingMail {
  mailId: string
  inReplyTo: string | null
  /** In-Reply-To and References, nearest first. */
  thread: string[]
  from: MailAddress
  replyTo: MailAddress | null
  to: MailAddress[]
  cc: MailAddress[]
  subject: string
  text: string
  html: string | null
  /** There is more of it in the source: its markup is too much for parsers, or its text is longer than anybody reads. */
  reduced: boolean
  files: IncomingFile[]
  /** Files that are in the source alone. */
  leftOut: LeftOutFile[]
  auth: AuthResults
  kind: MailKindIn
  bounce: BounceReport | null
}

const MAX_TEXT = 500_000
const MAX_FILES = 100
/** With more than that a mail is no mail: it is refused. */
const MAX_PARTS = 1_000
const MAX_SUBJECT = 500
const MAX_NAME = 200
/** RFC 5321 4.5.3.1.3. */
const MAX_ADDRESS = 254
const MAX_PEOPLE = 500
const MAX_THREAD = 100

/** Of all parts together: some readers take the square of a header's length. A thousand parts have some 300 kB. */
const MAX_HEADERS = 512 * 1024 // bytes

const parse = (content: Uint8Array): Promise<Email> =>
  PostalMime.parse(inUtf8(content), { forceRfc822Attachments: true, maxHeadersSize: MAX_HEADERS })

/** Reads a mail as it came by SMTP. `domain` is ours: only our own mail exchanger is believed about authentication. */
export async function readMail(content: Uint8Array, domain: string): Promise<IncomingMail> {
  const email = await parse(content)
  if (email.attachments.length > MAX_PARTS) throw new Error('too many parts')
  const inReplyTo = idsIn(email.inReplyTo)[0] ?? null
  const kind = kindOf(email)
  return {
    mailId: idsIn(email.messageId)[0] ?? madeUpId(content, domain),
    inReplyTo,
    thread: [...new Set([...(inReplyTo ? [inReplyTo] : []), ...idsIn(email.references).toReversed()])].slice(0, MAX_THREAD),
    from: people(email.from ? [email.from] : [])[0] ?? { name: '', email: '' },
    replyTo: people(email.replyTo)[0] ?? null,
    to: people(email.to),
    cc: people(email.cc),
    subject: plain(email.subject ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_SUBJECT),
    ...bodyOf(email),
    ...filesOf(email),
    auth: readAuth(email, domain),
    kind,
    bounce: kind === 'bounce' ? bounceReport(email) : null,
  }
}

/** The file that is the nth part of a mail. */
export async function readFile(content: Uint8Array, part: number): Promise<IncomingFile | null> {
  const attachment = (await parse(content)).attachments[part]
  return attachment ? fileOf(attachment) : null
}

// PostgreSQL cannot store NUL, and half a character is none.
const plain = (text: string): string => text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\ufffd')

const idsIn = (header: string | undefined): string[] => header?.match(/<[^<>\s]{3,250}>/g) ?? []

/** The same mail gets the same id, however often it is delivered. */
const madeUpId = (content: Uint8Array, domain: string): string =>
  `<${createHash('sha256').update(content).digest('hex').slice(0, 32)}@unnamed.${domain}>`

const people = (addresses: readonly Address[] = []): MailAddress[] =>
  addresses
    .flatMap((address) => address.group ?? [address])
    .slice(0, MAX_PEOPLE)
    .map(({ name, address }) => ({ name: plain(name).slice(0, MAX_NAME), email: plain(address).toLowerCase().slice(0, MAX_ADDRESS) }))

function bodyOf(email: Email): Pick<IncomingMail, 'text' | 'html' | 'reduced'> {
  const markup = email.html ? plain(email.html) : null
  const html = markup && isTame(markup, FOREIGN_MARKUP) ? markup : null
  const written = plain(email.text ?? '').trim()
  const text = written || (html ? convertHtml(html) : textOfMarkup(markup ?? ''))
  return { text: text.slice(0, MAX_TEXT), html, reduced: html !== markup || text.length > MAX_TEXT }
}

const convertHtml = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [{ selector: 'img', format: 'skip' }],
    limits: { maxInputLength: FOREIGN_MARKUP.characters },
  }).trim()

/** Those that are taken over, and what stays behind: what is larger than an upload may be, and what is beyond the number of files. */
function filesOf({ attachments }: Email): Pick<IncomingMail, 'files' | 'leftOut'> {
  const files: IncomingFile[] = []
  const leftOut: LeftOutFile[] = []
  for (const [part, attachment] of attachments.entries()) {
    const file = fileOf(attachment)
    const bytes = file.content.byteLength
    if (bytes > UPLOAD_MAX_BYTES) leftOut.push({ part, name: file.name, bytes, reason: 'size' })
    else if (files.length >= MAX_FILES) leftOut.push({ part, name: file.name, bytes, reason: 'count' })
    else files.push(file)
  }
  return { files, leftOut }
}

function fileOf({ filename, mimeType, content, contentId }: Attachment): IncomingFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  const name = plainName(plain(filename ?? (mimeType === 'message/rfc822' ? 'message.eml' : 'file')))
  return {
    name,
    content: bytes,
    contentId: contentId ? plain(contentId).replaceAll(/^<|>$/g, '').slice(0, MAX_NAME) : null,
    detected: detectFile(bytes, name),
  }
}
