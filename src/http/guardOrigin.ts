import { couldNotFetch } from './couldNotFetch'
import { isSafe } from './isSafe'

/** Tells whether a URL is the page's own; refuses to change anything elsewhere. */
export function guardOrigin(url: string, method: string): boolean {
  const own = originOf(url) === location.origin
  if (!own && !isSafe(method)) throw couldNotFetch(url, { name: 'ForeignOriginError' })
  return own
}

function originOf(url: string): string | null {
  try {
    return new URL(url, document.baseURI).origin
  } catch {
    return null
  }
}
