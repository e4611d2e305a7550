const REMOTE = /^https?:\/\//i
/** Pictures that a mail brings along. Vector graphics are left out: they are documents. */
const INLINE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i

/** Wider pictures take the width there is. CSS pixels. */
const WIDE_PX = 480
/** Grey that can be read on the white paper of a mail. */
const PLACEHOLDER = '#5b6579'

/**
 * Pictures that may be shown, as addresses that hold their content: those that came with the mail by the name it shows them by, those from the
 * internet by their address. Null: it was asked for, and is not to be had.
 */
export type Pictures = ReadonlyMap<string, string | null>

/** Leaves the pictures that are here; words stand for the others. Answers the addresses of those on the internet. */
export function cleanImages(root: HTMLElement, pictures: Pictures, missing: string): string[] {
  const remote = new Set<string>()
  for (const element of root.querySelectorAll('[src]:not(img)')) element.removeAttribute('src')
  for (const image of root.querySelectorAll('img')) {
    const source = image.getAttribute('src')?.trim() ?? ''
    if (REMOTE.test(source)) remote.add(source)
    const picture = pictures.get(contentIdOf(source) ?? source)
    const shown = picture ?? source
    if (INLINE.test(shown)) show(image, shown)
    else if (picture === null) image.replaceWith(placeholder(image, missing))
    else image.replaceWith(image.getAttribute('alt') ?? '')
  }
  return [...remote]
}

function show(image: HTMLImageElement, source: string): void {
  image.setAttribute('src', source)
  fit(image)
}

function placeholder(image: HTMLImageElement, missing: string): HTMLElement {
  const box = image.ownerDocument.createElement('font')
  box.setAttribute('color', PLACEHOLDER)
  const alt = image.getAttribute('alt')?.trim()
  box.textContent = alt ? `[${missing}: ${alt}]` : `[${missing}]`
  return box
}

function fit(image: HTMLImageElement): void {
  if (Number.parseInt(image.getAttribute('width') ?? '', 10) <= WIDE_PX) return
  if (!image.hasAttribute('width')) return
  image.setAttribute('width', '100%')
  image.removeAttribute('height')
}

/** `cid:logo%40mail` names the file `logo@mail` (RFC 2392); null for other addresses. */
export function contentIdOf(source: string): string | null {
  const [, name] = /^cid:(.+)$/is.exec(source) ?? []
  if (!name) return null
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
