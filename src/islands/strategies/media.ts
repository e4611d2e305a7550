import type { Strategy } from './types'

/** When the media query in brackets matches: `media((min-width: 1024px))`. */
export const media: Strategy = (_host, run, query) => {
  const list = matchMedia(query)
  const check = () => {
    if (!list.matches) return
    cancel()
    run()
  }
  const cancel = () => list.removeEventListener('change', check)
  list.addEventListener('change', check)
  check()
  return { cancel }
}
