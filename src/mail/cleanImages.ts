const REMOTE = /^https?:\/\//i
/** Pictures that a mail brings along. Vector graphics are left out: they are documents. */
const INLINE = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i

/** Wider pictures take the width there is. CSS pixels. */
const WIDE_PX = 480

/** What a mail brought along as files, by the name it shows them by, as addresses that hold their content. */
export type Pictures = ReadonlyMap<string, string>

/** Leaves pictures that came with the mail, and remote ones only when somebody wants to see them. Answers how many are remote. */
export function cleanImages(root: HTMLElement, showsRemote: boolean, pictures: Pictures): number {
  let remote = 0
  for (const element of root.querySelectorAll('[src]:not(img)')) element.removeAttribute('src')
  for (const image of root.querySelectorAll('img')) {
    const source = sourceOf(image, pictures)
    const isRemote = REMOTE.test(source)
    if (isRemote) remote++
    if (INLINE.test(source) || (isRemote && showsRemote)) fit(image)
    else image.replaceWith(image.getAttribute('alt') ?? '')
  }
  return remote
}

function fit(image: HTMLImageElement): void {
  if (Number.parseInt(image.getAttribute('width') ?? '', 10) <= WIDE_PX) return
  if (!image.hasAttribute('width')) return
  image.setAttribute('width', '100%')
  image.removeAttribute('height')
}

function sourceOf(image: HTMLImageElement, pictures: Pictures): string {
  const source = image.getAttribute('src')?.trim() ?? ''
  const picture = pictures.get(contentIdOf(source) ?? '')
  if (picture) image.setAttribute('src', picture)
  return picture ?? source
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
