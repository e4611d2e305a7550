import { Parser } from 'htmlparser2'
import { FOREIGN_MARKUP, isTame } from '../../markup/isTame'

/** The addresses of the pictures on the internet that a mail shows, in the usual spelling. */
export function picturesIn(html: string): Set<string> {
  const found = new Set<string>()
  if (!isTame(html, FOREIGN_MARKUP)) return found
  const parser = new Parser({
    onopentag(name, { src }) {
      const url = name === 'img' && src ? webAddress(src.trim()) : null
      if (url) found.add(url)
    },
  })
  parser.end(html)
  return found
}

/** Null for what is not on the web. */
export function webAddress(text: string): string | null {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : null
}
