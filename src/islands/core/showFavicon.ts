import type { Page } from '../../page'

/** A page that names no icon of its own has the partner's in its tab. */
export function showFavicon({ head }: Document, { config: { favicon } }: Page): void {
  if (!favicon || head.querySelector('link[rel~="icon"]')) return
  const link = head.appendChild(document.createElement('link'))
  link.rel = 'icon'
  link.href = favicon
}
