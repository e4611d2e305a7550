import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** CSS pixels beside the visible part of the board within which a column counts as seen. */
const NEAR_PX = 100

/**
 * Whether an element has been in or near the visible part of the board, which is known before the first paint. A good guess spares the
 * browser to lay out the board twice.
 */
export function useSeen(ref: RefObject<HTMLElement | null>, guess: boolean): boolean {
  const [isSeen, setSeen] = useState(guess)

  useLayoutEffect(() => {
    const element = isSeen ? null : ref.current
    const board = element && boardOf(element)
    if (board) setSeen(areNear(element.getBoundingClientRect(), board.getBoundingClientRect()))
    // Only at first; from then on it is observed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ref])

  useEffect(() => {
    const element = ref.current
    if (isSeen || !element) return undefined
    const see = (entries: IntersectionObserverEntry[]) => setSeen(entries.some(({ isIntersecting }) => isIntersecting))
    const observer = new IntersectionObserver(see, { root: boardOf(element), rootMargin: `${NEAR_PX}px` })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isSeen])

  return isSeen
}

const boardOf = (element: Element): Element | null => element.closest('[data-board]')

const areNear = (one: DOMRect, other: DOMRect): boolean =>
  one.left <= other.right + NEAR_PX && one.right >= other.left - NEAR_PX && one.top <= other.bottom + NEAR_PX
