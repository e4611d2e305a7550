const heads = new Set<Element>()
const followers = new Set<() => void>()

/** Keeps what can be done in this head of a screen, or of what is open on it, within reach of the pointer: toasts begin below it. To be given as a ref. */
export function keepInReach(head: Element | null): (() => void) | undefined {
  if (!head) return undefined
  heads.add(head)
  tellHeads()
  return () => {
    heads.delete(head)
    tellHeads()
  }
}

let frame = 0

/** They may have become higher or lower. With the frame that lays the page out: to ask while it is still being put together would lay it out once more, and scroll what is not yet there. */
export function tellHeads(): void {
  cancelAnimationFrame(frame)
  frame = followers.size > 0 ? requestAnimationFrame(() => followers.forEach((follow) => follow())) : 0
}

/** Tells where the heads of what is shown end in the window, in pixels, wherever they go. */
export function followHeads(moved: (ends: readonly number[]) => void): () => void {
  const follow = () => moved([...heads].map(endOf))
  const moves = new AbortController()
  for (const move of ['scroll', 'resize']) addEventListener(move, follow, { signal: moves.signal, passive: true })
  followers.add(follow)
  follow()
  return () => {
    moves.abort()
    followers.delete(follow)
  }
}

/** Of its rows, which may lie in the page while the head itself has no box. */
const endOf = (head: Element): number => Math.max(...[head, ...head.children].map((part) => part.getBoundingClientRect().bottom))
