/**
 * Calls back when an element that was seen is no more: it was scrolled out of the window, or out of a box that scrolls. Returns what
 * stops it.
 */
export function whenOutOfView(element: HTMLElement, call: () => void): () => void {
  let wasSeen: boolean | undefined
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting
    if (wasSeen && !isSeen) call()
    wasSeen = isSeen
  })
  observer.observe(element)
  return () => observer.disconnect()
}
