import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useId, useLayoutEffect, useState } from 'react'

/** What a popup is about, and where it was asked for. */
export type Asked<About> = About & {
  /** The popup is to have it: what has asked names it so. */
  readonly id: string
  readonly anchor: RefObject<HTMLElement>
  /** Each has a popup of its own. */
  readonly nth: number
  readonly byKeyboard: boolean
}

/** What a button needs that asks for a popup, and closes it again; spread it on the button. */
export interface PopupTrigger {
  readonly 'aria-haspopup': 'menu' | 'dialog'
  readonly 'aria-expanded': false
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

type Ask<About> = (about: About, element: HTMLElement, byKeyboard?: boolean) => void

interface Asking<About> {
  readonly asked: Asked<About> | null
  readonly turns: number
}

/** One popup for many places: one at a time, at whatever asked for it. Where there is a `place` it is moved beside that, for the popup to be drawn in. */
export function useAskedPopup<About extends object>(place?: HTMLElement) {
  const id = useId()
  const [{ asked, turns }, setAsking] = useState<Asking<About>>({ asked: null, turns: 0 })
  const [{ ask, triggerOf }] = useState(() => {
    const open: Ask<About> = (about, element, byKeyboard = true) => {
      if (place) element.after(place)
      const anchor: RefObject<HTMLElement> = { current: element }
      setAsking((before) => ({ asked: { ...about, id, anchor, nth: before.turns, byKeyboard }, turns: before.turns + 1 }))
    }
    return { ask: open, triggerOf: createTriggers(open, () => setAsking((before) => ({ ...before, asked: null }))) }
  })

  useLayoutEffect(() => {
    const trigger = asked?.anchor.current
    if (!trigger?.hasAttribute('aria-haspopup')) return undefined
    trigger.setAttribute('aria-expanded', 'true')
    trigger.setAttribute('aria-controls', id)
    return () => {
      trigger.setAttribute('aria-expanded', 'false')
      trigger.removeAttribute('aria-controls')
    }
  }, [asked, id])

  return {
    asked,
    /** Whether anything was asked for yet: what has been changed since then is taken back from there. */
    isUsed: turns > 0,
    ask,
    /** Closes this one: meanwhile another may have been asked for. */
    close: () => setAsking((before) => (before.asked === asked ? { ...before, asked: null } : before)),
    triggerOf,
  }
}

function createTriggers<About>(ask: Ask<About>, close: () => void) {
  let pressed: EventTarget | null = null
  return (popup: 'menu' | 'dialog', about: About): PopupTrigger => ({
    'aria-haspopup': popup,
    'aria-expanded': false,
    // By the time of the click the browser has already dismissed what was open.
    onPointerDown({ currentTarget }) {
      pressed = isOpen(currentTarget) ? currentTarget : null
    },
    onClick({ currentTarget, detail }) {
      const byKeyboard = detail === 0
      const wasOpen = byKeyboard ? isOpen(currentTarget) : pressed === currentTarget
      pressed = null
      if (wasOpen) close()
      else ask(about, currentTarget, byKeyboard)
    },
    ...(popup === 'menu' && {
      onKeyDown(event) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        ask(about, event.currentTarget)
      },
    }),
  })
}

const isOpen = (button: Element): boolean => button.getAttribute('aria-expanded') === 'true'
