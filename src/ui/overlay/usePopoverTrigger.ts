import { type MouseEvent, type RefObject, useId, useRef, useState } from 'react'

/** What a trigger needs; spread it on a Button or IconButton. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  id: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onPointerDown: () => void
  onClick: (event: MouseEvent) => void
}

interface PopoverTrigger {
  isOpen: boolean
  /** Whether the last opening came from the keyboard, which puts focus on the first entry. */
  byKeyboard: boolean
  open: (byKeyboard: boolean) => void
  close: (returnFocus: boolean) => void
  triggerProps: TriggerProps
  popupId: string
}

/** The state of a button that opens a popup. */
export function usePopoverTrigger(kind: 'menu' | 'dialog'): PopoverTrigger {
  const [state, setState] = useState({ isOpen: false, byKeyboard: false })
  const ref = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const id = useId()
  const popupId = `${id}popup`

  const open = (byKeyboard: boolean) => setState({ isOpen: true, byKeyboard })
  const close = (returnFocus: boolean) => {
    if (returnFocus) ref.current?.focus()
    setState({ isOpen: false, byKeyboard: false })
  }

  return {
    ...state,
    open,
    close,
    popupId,
    triggerProps: {
      ref,
      id,
      'aria-haspopup': kind,
      'aria-expanded': state.isOpen,
      'aria-controls': state.isOpen ? popupId : undefined,
      // By the time of the click the browser has already dismissed the open popup.
      onPointerDown: () => {
        wasOpen.current = state.isOpen
      },
      onClick: (event) => {
        const byKeyboard = event.detail === 0
        if (byKeyboard ? state.isOpen : wasOpen.current) close(false)
        else open(byKeyboard)
        wasOpen.current = false
      },
    },
  }
}
