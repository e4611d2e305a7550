import { Parser } from 'htmlparser2'
import { FOREIGN_MARKUP, isTame } from '../../../markup/isTame'

/** Mails are large, and each of their pictures is asked for by itself. */
const KEPT_MAILS = 8
const kept = new Map<string, ReadonlySet<string>>()

/** The addresses of the pictures on the internet that a mail shows, in the usual spelling. */
export function picturesIn(html: string): ReadonlySet<string> {
  const found = kept.get(html) ?? readPictures(html)
  kept.delete(html)
  kept.set(html, found)
  for (const oldest of kept.keys()) if (kept.size > KEPT_MAILS) kept.delete(oldest)
  return found
}

function readPictures(html: string): Set<string> {
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
