import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'

/**
 * Remembers how far each address was scrolled, while its screen is shown. The browser does so too, but after a step in the history it scrolls
 * at once, when the screen before is still there. The result goes to the old place after such a step, and to the top of a screen that is new.
 */
export function useScrollMemory(isPending: boolean): () => void {
  const steppedTo = useRef('')
  const positions = useMemo(() => new Map<string, number>(), [])

  useEffect(() => {
    const onPopState = () => {
      steppedTo.current = location.href
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  useLayoutEffect(() => {
    if (isPending) return undefined
    const onScroll = () => void positions.set(location.href, scrollY)
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [positions, isPending])

  return useMemo(
    () => () => {
      const { href } = location
      scrollTo({ top: steppedTo.current === href ? (positions.get(href) ?? 0) : 0, behavior: 'instant' })
      steppedTo.current = ''
    },
    [positions],
  )
}
