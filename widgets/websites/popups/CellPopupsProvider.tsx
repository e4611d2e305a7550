import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Website } from '../../../src/contract'
import type { PopupField } from '../../../src/parts/websiteChange'
import { CellPopup } from './CellPopup'
import { CellPopupsContext, type CellTrigger, type OpenedPopup, type TriggerOf } from './CellPopups'

const KEYS: Readonly<Record<PopupField, string>> = { status: 's', assigned_to: 'a', due_date: 'D', tags: 't' }
const MENUS: readonly PopupField[] = ['status']

/** Keeps what cells open, one for all of them: a list has hundreds of buttons, and only one is open. */
export function CellPopupsProvider({ children }: { children: ReactNode }) {
  const id = useId()
  const [opened, setOpened] = useState<OpenedPopup | null>(null)
  const [place] = useState(makePlace)
  const pressed = useRef<EventTarget>(null)

  useLayoutEffect(() => {
    const button = opened?.anchor.current
    button?.setAttribute('aria-expanded', 'true')
    button?.setAttribute('aria-controls', id)
    return () => {
      button?.setAttribute('aria-expanded', 'false')
      button?.removeAttribute('aria-controls')
    }
  }, [opened, id])

  const triggerOf = useMemo((): TriggerOf => {
    const open = (kind: PopupField, website: Website, button: HTMLElement, byKeyboard: boolean) => {
      // Beside the button, where keys expect it to be.
      button.after(place)
      setOpened({ kind, website, at: Date.now(), anchor: { current: button }, byKeyboard })
    }
    return (kind, website): CellTrigger => ({
      'data-key': KEYS[kind],
      'aria-haspopup': MENUS.includes(kind) ? 'menu' : 'dialog',
      'aria-expanded': false,
      // By the time of the click the browser has already dismissed what was open.
      onPointerDown({ currentTarget }) {
        pressed.current = isOpen(currentTarget) ? currentTarget : null
      },
      onClick({ currentTarget, detail }) {
        const byKeyboard = detail === 0
        const wasOpen = byKeyboard ? isOpen(currentTarget) : pressed.current === currentTarget
        pressed.current = null
        if (wasOpen) setOpened(null)
        else open(kind, website, currentTarget, byKeyboard)
      },
      ...(MENUS.includes(kind) && {
        onKeyDown(event: KeyboardEvent<HTMLElement>) {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(kind, website, event.currentTarget, true)
        },
      }),
    })
  }, [place])

  const close = (returnFocus: boolean) => {
    if (returnFocus) opened?.anchor.current.focus()
    // Meanwhile another one may have been opened.
    setOpened((now) => (now === opened ? null : now))
  }
  return (
    <CellPopupsContext value={triggerOf}>
      {children}
      {opened && createPortal(<CellPopup key={opened.at} id={id} opened={opened} onClose={close} />, place)}
    </CellPopupsContext>
  )
}

const isOpen = (button: Element): boolean => button.getAttribute('aria-expanded') === 'true'

/** Has no box of its own. */
function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.style.display = 'contents'
  return place
}
