/** The height that a cleaned mail takes in a given width. The frame itself cannot be asked: it is of no origin, and nothing in it runs. */
export function measureMail(body: HTMLElement, width: number, place: HTMLElement): number {
  const box = place.ownerDocument.createElement('div')
  Object.assign(box.style, {
    position: 'absolute',
    visibility: 'hidden',
    inlineSize: `${width}px`,
    blockSize: 'auto',
    pointerEvents: 'none',
  })
  const copy = place.ownerDocument.createElement('div')
  Object.assign(copy.style, { all: 'initial', display: 'block', font: '13px Lato, system-ui, Roboto, Arial, sans-serif' })
  copy.append(...[...body.childNodes].map((node) => place.ownerDocument.importNode(node, true)))
  // Pictures are left out, so that nothing loads on the page itself.
  for (const image of copy.querySelectorAll('img')) image.removeAttribute('src')
  box.attachShadow({ mode: 'open' }).append(copy)
  place.append(box)
  const height = box.scrollHeight
  box.remove()
  return height
}
