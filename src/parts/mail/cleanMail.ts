import DOMPurify from 'dompurify'
import { cleanImages, type Pictures } from './cleanImages'
import { cleanLinks } from './cleanLinks'
import { isHeavyText } from './isHeavyText'
import { DROPPED_WITH_CONTENT, MAIL_TAGS, MAX_MAIL_ELEMENTS, MAX_MAIL_LENGTH, READ_ATTRIBUTES, SHOWN_ATTRIBUTES } from './mailRules'
import { quoteOf } from '../quotes'
import { styledCopy } from './styledCopy'
import { takePlainColours } from './takePlainColours'
import { tidyMarkup } from './tidyMarkup'

export interface CleanMail {
  /** Ready to be drawn; nothing in it runs, and nothing loads. */
  readonly body: HTMLElement
  /** Addresses of the pictures that it shows from the internet. */
  readonly remote: readonly string[]
  readonly hasQuote: boolean
  /** It has no colours of its own. */
  readonly isPlain: boolean
}

interface Options {
  readonly showsQuote: boolean
  readonly pictures?: Pictures
  /** The words for a picture that cannot be had. */
  readonly missing?: string
}

const NO_PICTURES: Pictures = new Map()

/** Takes a mail apart and leaves what is safe and quiet of it; null when it is too large for that. */
export function cleanMail(html: string, { showsQuote, pictures = NO_PICTURES, missing = '' }: Options): CleanMail | null {
  const tidy = html.length > MAX_MAIL_LENGTH ? null : tidyMarkup(html)
  if (tidy === null) return null
  const clean = DOMPurify.sanitize(tidy, {
    ALLOWED_TAGS: MAIL_TAGS,
    ALLOWED_ATTR: [...SHOWN_ATTRIBUTES, ...READ_ATTRIBUTES],
    // Not an address, though a declaration looks like one.
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: DROPPED_WITH_CONTENT,
    RETURN_DOM: true,
  })
  if (!(clean instanceof HTMLElement)) return null
  if (isHeavyText(clean.textContent)) return null
  const quote = quoteOf(clean)
  if (!showsQuote) quote?.deleteContents()
  const body = styledCopy(clean)
  if (body.querySelectorAll('*').length > MAX_MAIL_ELEMENTS) return null
  cleanLinks(body)
  const isPlain = takePlainColours(body)
  const remote = cleanImages(body, pictures, missing)
  for (const element of body.querySelectorAll('*')) for (const name of READ_ATTRIBUTES) element.removeAttribute(name)
  return { body, remote, hasQuote: quote !== null, isPlain }
}
