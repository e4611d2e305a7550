import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useIsland } from '../../../src/islands'

/** CSS pixels: the least an element is high that fills the window, and what stays free below it. */
const LEAST_PX = 420
const BELOW_PX = 20

/** Has an element fill what is left of the window, whatever comes above it: on the page, or in its island. */
export function useFill(ref: RefObject<HTMLElement | null>): void {
  const { root } = useIsland()
  useLayoutEffect(() => fill(ref.current), [ref])
  useEffect(() => {
    const observer = new ResizeObserver(() => fill(ref.current))
    observer.observe(document.body)
    observer.observe(root.host)
    return () => observer.disconnect()
  }, [ref, root])
}

/** Its size, not a custom property for the style sheet: that would be inherited, and everything in the element styled anew. */
function fill(element: HTMLElement | null): void {
  if (!element) return
  const above = Math.round(element.getBoundingClientRect().top + scrollY)
  element.style.blockSize = `max(${LEAST_PX}px, 100dvb - ${above + BELOW_PX}px)`
}
