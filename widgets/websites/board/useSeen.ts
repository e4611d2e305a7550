import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** CSS pixels beside the visible part of the board within which a column counts as seen. */
const NEAR_PX = 100

/** Whether an element has been in or near the visible part of the board, which is known before the first paint. */
export function useSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)

  useLayoutEffect(() => {
    const element = ref.current
    const board = element?.closest('[data-board]')
    if (element && board) setSeen((seen) => seen || areNear(element.getBoundingClientRect(), board.getBoundingClientRect()))
  }, [ref])

  useEffect(() => {
    const element = ref.current
    if (isSeen || !element) return undefined
    const see = (entries: IntersectionObserverEntry[]) => setSeen(entries.some(({ isIntersecting }) => isIntersecting))
    const observer = new IntersectionObserver(see, { root: element.closest('[data-board]'), rootMargin: `${NEAR_PX}px` })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isSeen])

  return isSeen
}

const areNear = (one: DOMRect, other: DOMRect): boolean =>
  one.left <= other.right + NEAR_PX && one.right >= other.left - NEAR_PX && one.top <= other.bottom + NEAR_PX
