import { type RefObject, useLayoutEffect } from 'react'

/** Tells an element how far from the top of the page it begins, so that it can fill what is left of the window. */
export function useFill(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => element.style.setProperty('--top', `${Math.round(element.getBoundingClientRect().top + scrollY)}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  })
}
