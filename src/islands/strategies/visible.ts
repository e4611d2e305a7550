import { load } from './load'
import type { Strategy } from './types'

/** Loading starts this far before the host scrolls into view. */
const MARGIN = '200px'

/** When the host comes near the viewport. A host of no size counts by its place. */
export const visible: Strategy = (host, run, argument) => {
  // Such a host has no box of its own that could ever be seen.
  if (getComputedStyle(host).display === 'contents') return load(host, run, argument)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(host)
  return { cancel: () => observer.disconnect() }
}
