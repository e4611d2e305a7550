import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '../../../src/contract'
import type { Action } from '../../../src/model'
import { may } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import type { AskedPopup, PopupKind } from './AskedPopup'

const RIGHTS: Readonly<Record<PopupKind, Action>> = {
  status: 'change_status',
  assigned_to: 'assign_website',
  dueDate: 'handle_messages',
  tags: 'edit_todos_notes_tags',
}

export type WebsitePopupsState = ReturnType<typeof useWebsitePopups>

/** What is about to be changed of tickets and their websites: by one popup at a time, at whatever asked for it. */
export function useWebsitePopups() {
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [asked, setAsked] = useState<AskedPopup | null>(null)
  const [turns, setTurns] = useState(0)
  const pressed = useRef<EventTarget>(null)
  const can = (kind: PopupKind) => may(RIGHTS[kind], roles) !== 'none'
  const ask = (kind: PopupKind, tickets: readonly Message[], anchor: HTMLElement | null) => {
    if (!anchor || !can(kind)) return
    const place: RefObject<HTMLElement> = { current: anchor }
    setTurns(turns + 1)
    setAsked({ kind, tickets, anchor: place, nth: turns })
  }

  useLayoutEffect(() => {
    const trigger = asked?.anchor.current
    if (!trigger?.hasAttribute('aria-haspopup')) return undefined
    trigger.setAttribute('aria-expanded', 'true')
    return () => trigger.setAttribute('aria-expanded', 'false')
  }, [asked])

  return {
    asked,
    /** Whether anything was asked for yet: what has been changed since then is taken back from here. */
    isUsed: turns > 0,
    can,
    ask,
    /** For a button that asks for it, and closes it again. */
    triggerOf: (kind: PopupKind, tickets: readonly Message[]) => ({
      'aria-haspopup': kind === 'status' ? ('menu' as const) : ('dialog' as const),
      'aria-expanded': false,
      // By the time of the click the browser has already dismissed what was open.
      onPointerDown({ currentTarget }: PointerEvent<HTMLElement>) {
        pressed.current = isOpen(currentTarget) ? currentTarget : null
      },
      onClick({ currentTarget, detail }: MouseEvent<HTMLElement>) {
        const wasOpen = detail === 0 ? isOpen(currentTarget) : pressed.current === currentTarget
        pressed.current = null
        if (wasOpen) setAsked(null)
        else ask(kind, tickets, currentTarget)
      },
    }),
    close: () => setAsked(null),
  }
}

const isOpen = (button: Element): boolean => button.getAttribute('aria-expanded') === 'true'
