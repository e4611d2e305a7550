const heads = new Set<Element>()
const followers = new Set<() => void>()

/** Keeps what can be done in this head of a screen within reach of the pointer: toasts begin below it. To be given as a ref. */
export function keepInReach(head: Element | null): (() => void) | undefined {
  if (!head) return undefined
  heads.add(head)
  for (const follow of followers) follow()
  return () => {
    heads.delete(head)
    for (const follow of followers) follow()
  }
}

/** Tells where the heads of what is shown end in the window, in pixels, wherever they go; 0 where none is seen. */
export function followHeads(moved: (end: number) => void): () => void {
  const follow = () => moved(Math.max(0, ...[...heads].map(endOf)))
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
