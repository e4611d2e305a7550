import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Pixels around the visible part within which something counts as near. */
const NEAR_PX = 1_000

/** Tells when an element comes near to what is visible of its scroll container, and when it leaves. Asked again whenever `turn` changes. */
export function useNear(target: RefObject<HTMLElement | null>, onChange: (isNear: boolean) => void, turn?: unknown): void {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const root = element.closest('[data-scroller]')
    const observer = new IntersectionObserver((entries) => changed(entries.at(-1)?.isIntersecting ?? false), {
      root,
      rootMargin: `${NEAR_PX}px 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an observer says only what changes: another one is asked at each turn
  }, [target, turn])
}
