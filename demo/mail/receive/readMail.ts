import { createHash } from 'node:crypto'
import { convert } from 'html-to-text'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import type { MailAddress } from '../../db/tables/messages'
import { refusal } from '../refusal'
import { type AuthResults, readAuth } from './readAuth'
import { kindOf, type MailKindIn } from './kindOf'

export interface IncomingFile {
  name: string
  content: Uint8Array
  contentId: string | null
}

/** A mail that came in, taken apart. Its HTML is unsafe: whoever shows it cleans it. */
export interface IncomingMail {
  mailId: string
  inReplyTo: string | null
  /** In-Reply-To and References, nearest first. */
  thread: string[]
  from: MailAddress
  to: MailAddress[]
  cc: MailAddress[]
  subject: string
  text: string
  html: string | null
  files: IncomingFile[]
  auth: AuthResults
  kind: MailKindIn
  email: Email
}

const MAX_TEXT = 500_000
const MAX_HTML = 2_000_000
const MAX_FILES = 100
const MAX_SUBJECT = 500
const MAX_NAME = 200

/** Reads a mail as it came by SMTP. `domain` is ours: only our own mail exchanger is believed about authentication. */
export async function readMail(content: Uint8Array, domain: string): Promise<IncomingMail> {
  const email = await parse(content)
  const html = email.html ? plain(email.html).slice(0, MAX_HTML) : null
  const inReplyTo = idsIn(email.inReplyTo)[0] ?? null
  return {
    mailId: idsIn(email.messageId)[0] ?? madeUpId(content, domain),
    inReplyTo,
    thread: [...new Set([...(inReplyTo ? [inReplyTo] : []), ...idsIn(email.references).toReversed()])],
    from: people(email.from ? [email.from] : [])[0] ?? { name: '', email: '' },
    to: people(email.to),
    cc: people(email.cc),
    subject: plain(email.subject ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_SUBJECT),
    text: textOf(email, html).slice(0, MAX_TEXT),
    html,
    files: email.attachments.slice(0, MAX_FILES).map(fileOf),
    auth: readAuth(email, domain),
    kind: kindOf(email),
    email,
  }
}

async function parse(content: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(content, { forceRfc822Attachments: true })
  } catch {
    throw refusal(554, 'The mail cannot be read')
  }
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
    .map(({ name, address }) => ({ name: plain(name).slice(0, MAX_NAME), email: plain(address).toLowerCase() }))

function textOf({ text }: Email, html: string | null): string {
  const written = plain(text ?? '').trim()
  if (written || !html) return written
  return convert(html, { wordwrap: false, selectors: [{ selector: 'img', format: 'skip' }], limits: { maxInputLength: MAX_HTML } }).trim()
}

function fileOf({ filename, mimeType, content, contentId }: Attachment) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  const name = filename ?? (mimeType === 'message/rfc822' ? 'message.eml' : 'file')
  return { name, content: bytes, contentId: contentId ? plain(contentId).replaceAll(/^<|>$/g, '').slice(0, MAX_NAME) : null }
}
