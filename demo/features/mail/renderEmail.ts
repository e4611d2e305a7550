import { convert } from 'html-to-text'
import { escapeHtml, mergeFields } from '../../../src/model'
import { HttpError } from '../../kernel/HttpError'
import { cleanHtml } from '../templates/cleanHtml'
import { mailDocument } from './mailDocument'

export interface Written {
  subject: string
  html: string
  /** Values of the merge fields. */
  fields: Readonly<Record<string, string>>
  language: string
  /** The mail that is answered, to stand below. */
  quoted: { line: string; text: string } | null
  /** A link at the very end, which the log does not show. */
  closing: { text: string; url: string } | null
  /** Hex digits of the team's colour. */
  color: string | undefined
}

export interface Rendered {
  subject: string
  /** The body alone, as the log shows it. */
  body: string
  /** The body as plain text. */
  plain: string
  /** The whole document, as it is sent. */
  html: string
  text: string
  missing: string[]
}

/** Makes the mail that is sent from what was written. The preview is made here too, so both are the same. */
export function renderEmail({ subject, html, fields, language, quoted, closing, color }: Written): Rendered {
  const title = mergeFields(subject, fields)
  const merged = mergeFields(cleanHtml(html), fields, escapeHtml)
  if (merged.text.length > MAX_MERGED) throw new HttpError(422, 'refusal.tooMuch')
  const body = quoted ? `${merged.text}\n${quoteHtml(quoted)}` : merged.text
  const whole = closing ? `${body}\n<hr><p><a href="${escapeHtml(closing.url)}">${escapeHtml(closing.text)}</a></p>` : body
  return {
    subject: title.text.replaceAll(/\s+/g, ' ').trim(),
    body,
    plain: textOf(body),
    html: mailDocument(whole, { language, title: title.text, color }),
    text: textOf(whole),
    missing: [...new Set([...title.missing, ...merged.missing])],
  }
}

/** Fields may hold long texts, and stand there often. */
const MAX_MERGED = 500_000

function quoteHtml({ line, text }: { line: string; text: string }): string {
  const lines = text.slice(0, MAX_QUOTE).split('\n').slice(0, MAX_QUOTED_LINES)
  return `<p>${escapeHtml(line)}</p><blockquote><p>${lines.map(escapeHtml).join('<br>')}</p></blockquote>`
}

const MAX_QUOTE = 20_000
const MAX_QUOTED_LINES = 1_000

const textOf = (body: string): string =>
  convert(body, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'h3', options: { uppercase: false } },
    ],
  }).trim()
