import sanitizeHtml from 'sanitize-html'
import { isTame, WRITTEN_MARKUP } from '../../markup/isTame'
import { HttpError } from '../../kernel/HttpError'

const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'hr', 'code']

/** Formatting that mail programs keep. Whatever else was sent along goes, its text stays. */
export function cleanHtml(html: string): string {
  if (!isTame(html, WRITTEN_MARKUP)) throw new HttpError(422, 'refusal.tooMuch')
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'class'] },
    allowedClasses: { a: ['button'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  })
}
