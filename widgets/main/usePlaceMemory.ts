import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'

/**
 * Remembers of each address, while its screen is shown in the area, how far it was scrolled and which link had the focus last. The browser scrolls,
 * too, but after a step in the history it does so at once, when the screen before is still there. The result goes to the old place after such a
 * step, and to the top of a screen that is new; it answers the link to go on from.
 */
export function usePlaceMemory(area: RefObject<HTMLElement | null>, isPending: boolean): () => HTMLElement | null {
  const steppedTo = useRef('')
  const positions = useMemo(() => new Map<string, number>(), [])
  const links = useMemo(() => new Map<string, string>(), [])

  useEffect(() => {
    const onPopState = () => {
      steppedTo.current = location.href
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  useLayoutEffect(() => {
    const box = area.current
    if (isPending || !box) return undefined
    const onScroll = () => void positions.set(location.href, scrollY)
    const onFocus = ({ target }: FocusEvent) => {
      const link = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
      if (link) links.set(location.href, link)
    }
    addEventListener('scroll', onScroll, { passive: true })
    box.addEventListener('focusin', onFocus)
    return () => {
      removeEventListener('scroll', onScroll)
      box.removeEventListener('focusin', onFocus)
    }
  }, [area, positions, links, isPending])

  return useMemo(
    () => () => {
      const { href } = location
      const isBack = steppedTo.current === href
      steppedTo.current = ''
      scrollTo({ top: isBack ? (positions.get(href) ?? 0) : 0, behavior: 'instant' })
      const link = links.get(href)
      return isBack && link !== undefined ? linkIn(area, link) : null
    },
    [area, positions, links],
  )
}

const linkIn = (area: RefObject<HTMLElement | null>, href: string): HTMLElement | null =>
  [...(area.current?.querySelectorAll('a') ?? [])].find((link) => link.getAttribute('href') === href) ?? null
