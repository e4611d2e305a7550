import { MAIL_FONT } from './mailDocument'

/**
 * Tells the height that a cleaned mail takes in a given width, at once and again when its pictures have theirs. The frame itself cannot be asked:
 * it is of no origin, and nothing in it runs. Its pictures hold their content, so nothing loads on the page either. Answers how to end it.
 */
export function measureMail(body: HTMLElement, width: number, place: HTMLElement, onHeight: (height: number) => void): () => void {
  const box = place.ownerDocument.createElement('div')
  Object.assign(box.style, {
    position: 'absolute',
    visibility: 'hidden',
    inlineSize: `${width}px`,
    blockSize: 'auto',
    pointerEvents: 'none',
  })
  const copy = place.ownerDocument.createElement('div')
  Object.assign(copy.style, { all: 'initial', display: 'block' })
  // As in the frame: lines are as high as those of the body, whose letters are larger.
  const words = place.ownerDocument.createElement('font')
  for (const [name, value] of Object.entries({ size: '2', face: MAIL_FONT })) words.setAttribute(name, value)
  copy.append(words)
  words.append(...[...body.childNodes].map((node) => place.ownerDocument.importNode(node, true)))
  box.attachShadow({ mode: 'open' }).append(copy)
  place.append(box)
  onHeight(box.scrollHeight)
  const pictures = [...copy.querySelectorAll('img')]
  // One that is broken takes no room.
  void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
    if (pictures.length > 0 && box.isConnected) onHeight(box.scrollHeight)
    box.remove()
  })
  return () => box.remove()
}
