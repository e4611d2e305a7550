import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** What a popup is about, and where it was asked for. */
export type Asked<About> = About & {
  readonly anchor: RefObject<HTMLElement>
  /** Each has a popup of its own. */
  readonly nth: number
}

/** One popup for many places: one at a time, at whatever asked for it. */
export function useAskedPopup<About extends object>() {
  const [asked, setAsked] = useState<Asked<About> | null>(null)
  const [turns, setTurns] = useState(0)
  const pressed = useRef<EventTarget>(null)
  const close = () => setAsked(null)
  const ask = (about: About, element: HTMLElement) => {
    const anchor: RefObject<HTMLElement> = { current: element }
    setTurns(turns + 1)
    setAsked({ ...about, anchor, nth: turns })
  }

  useLayoutEffect(() => {
    const trigger = asked?.anchor.current
    if (!trigger?.hasAttribute('aria-haspopup')) return undefined
    trigger.setAttribute('aria-expanded', 'true')
    return () => trigger.setAttribute('aria-expanded', 'false')
  }, [asked])

  return {
    asked,
    /** Whether anything was asked for yet: what has been changed since then is taken back from there. */
    isUsed: turns > 0,
    ask,
    close,
    /** For a button that asks for it, and closes it again. */
    triggerOf: (popup: 'menu' | 'dialog', about: About) => ({
      'aria-haspopup': popup,
      'aria-expanded': false,
      // By the time of the click the browser has already dismissed what was open.
      onPointerDown({ currentTarget }: PointerEvent<HTMLElement>) {
        pressed.current = isOpen(currentTarget) ? currentTarget : null
      },
      onClick({ currentTarget, detail }: MouseEvent<HTMLElement>) {
        const wasOpen = detail === 0 ? isOpen(currentTarget) : pressed.current === currentTarget
        pressed.current = null
        if (wasOpen) close()
        else ask(about, currentTarget)
      },
    }),
  }
}

const isOpen = (button: Element): boolean => button.getAttribute('aria-expanded') === 'true'
