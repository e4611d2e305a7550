import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { selectPlace, usePageStore } from '../../src/store'
import { useAnnounce } from '../../src/ui'
import type { Target } from './Target'
import { usePlaceMemory } from './usePlaceMemory'

/**
 * Brings the user to a screen that has taken the place of another: scrolls to where they were or to the top, moves the focus to the link they had
 * followed or to the heading, and says that. An address with a hash leads to a part of the screen, which the screen itself looks after.
 */
export function useArrival(ref: RefObject<HTMLElement | null>, { key }: Target, isPending: boolean): void {
  const store = usePageStore()
  const announce = useAnnounce()
  const returnTo = usePlaceMemory(ref, isPending)
  const followed = useRef<HTMLElement | null>(null)
  const scrolledAt = useRef(key)
  const arrivedAt = useRef(key)

  useLayoutEffect(() => {
    if (scrolledAt.current === key) return
    scrolledAt.current = key
    followed.current = selectPlace(store.getState()).hash ? null : returnTo()
  }, [key, returnTo, store])

  // After the effects of the screen, which may still bring its heading.
  useEffect(() => {
    const area = ref.current
    if (arrivedAt.current === key || !area) return
    arrivedAt.current = key
    const heading = area.querySelector<HTMLElement>('h1, h2')
    if (heading) announce(heading.textContent)
    if (selectPlace(store.getState()).hash) return
    followed.current?.focus({ preventScroll: true })
    if (followed.current?.matches(':focus')) return
    const start = heading ?? area
    start.setAttribute('tabindex', '-1')
    start.focus({ preventScroll: true })
  }, [key, ref, store, announce])
}
