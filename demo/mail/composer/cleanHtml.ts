import sanitizeHtml from 'sanitize-html'

const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'hr', 'code']

/** Formatting that mail programs keep. Whatever else was sent along goes, its text stays. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'class'] },
    allowedClasses: { a: ['button'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  })
