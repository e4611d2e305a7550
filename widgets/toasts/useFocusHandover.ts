import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { nextCard } from './nextCard'

/** Takes the focus off a card that leaves. */
export type HandOverFocus = (card: Element | null, byKeyboard: boolean) => void

/** The focus goes from a card that leaves to the next one by keyboard, else back to where it was before it came to the toasts. */
export function useFocusHandover(toasts: RefObject<Element | null>): HandOverFocus {
  const home = useRef<unknown>(null)

  useEffect(() => {
    home.current = focusedElement()
    const remember = (event: FocusEvent) => {
      const path = event.composedPath()
      if (toasts.current && !path.includes(toasts.current)) [home.current] = path
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [toasts])

  return useCallback((card, byKeyboard) => {
    // The last button is the one that closes.
    const next = byKeyboard ? Array.from(nextCard(card)?.querySelectorAll('button') ?? []).at(-1) : undefined
    const target = next ?? home.current
    if (target instanceof HTMLElement) target.focus({ preventScroll: target !== next })
  }, [])
}

/** Also within the islands. */
function focusedElement(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
