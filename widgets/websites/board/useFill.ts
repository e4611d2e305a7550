import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Tells an element how far from the top of the page it begins, so that it can fill what is left of the window. */
export function useFill(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => measure(ref.current))
  useEffect(() => {
    const observer = new ResizeObserver(() => measure(ref.current))
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
}

/** Everything in the element is styled anew by a change, so there is none without need. */
function measure(element: HTMLElement | null): void {
  if (!element) return
  const top = `${Math.round(element.getBoundingClientRect().top + scrollY)}px`
  if (element.style.getPropertyValue('--top') !== top) element.style.setProperty('--top', top)
}
