import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** CSS pixels: the least an element is high that fills the window, and what stays free below it. */
const LEAST_PX = 420
const BELOW_PX = 20

/** Has an element fill what is left of the window. */
export function useFill(ref: RefObject<HTMLElement | null>): void {
  // With every rendering, before the frame: what is above may have changed with it.
  useLayoutEffect(() => fill(ref.current))
  useEffect(() => {
    const observer = new ResizeObserver(() => fill(ref.current))
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
}

/** Its size, not a custom property for the style sheet: that would be inherited, and everything in the element styled anew. */
function fill(element: HTMLElement | null): void {
  if (!element) return
  const above = Math.round(element.getBoundingClientRect().top + scrollY)
  element.style.blockSize = `max(${LEAST_PX}px, 100dvb - ${above + BELOW_PX}px)`
}
