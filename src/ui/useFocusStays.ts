import { type RefObject, useEffect } from 'react'

/** Moves the focus to the next item of a list when the one that had it goes away: moved, deleted, or done where what is done is hidden. */
export function useFocusStays(list: RefObject<HTMLElement | null>, item: string, fallback: string): void {
  useEffect(() => {
    const box = list.current
    if (!box) return undefined
    let place: { element: HTMLElement; index: number } | null = null
    let dialog: HTMLDialogElement | null = null
    const items = () => [...box.querySelectorAll<HTMLElement>(item)]

    const onFocusIn = ({ target }: FocusEvent) => {
      const element = target instanceof Element ? target.closest<HTMLElement>(item) : null
      place = element && { element, index: items().indexOf(element) }
    }
    // The focus left for somewhere else on its own; a dialog gives it back.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      dialog = dialogAbove(relatedTarget, box)
      dialog?.addEventListener('close', goOn, { once: true })
      if (relatedTarget && !dialog) place = null
    }
    const goOn = () => {
      if (!place || place.element.isConnected || dialog?.open) return
      const left = items()
      const next = left[Math.min(place.index, left.length - 1)] ?? box.closest<HTMLElement>(fallback)
      place = null
      focus(next)
    }
    const observer = new MutationObserver(goOn)
    observer.observe(box, { childList: true, subtree: true })
    box.addEventListener('focusin', onFocusIn)
    box.addEventListener('focusout', onFocusOut)
    return () => {
      observer.disconnect()
      box.removeEventListener('focusin', onFocusIn)
      box.removeEventListener('focusout', onFocusOut)
    }
  }, [list, item, fallback])
}

/** The dialog that has taken the focus out of the box. */
function dialogAbove(target: EventTarget | null, box: HTMLElement): HTMLDialogElement | null {
  const dialog = target instanceof Element ? target.closest('dialog') : null
  return dialog?.contains(box) ? null : dialog
}

// An item that takes no focus itself has something in it that does.
function focus(element: HTMLElement | null | undefined): void {
  const target = element?.hasAttribute('tabindex') ? element : (element?.querySelector<HTMLElement>('input, button, a[href]') ?? element)
  target?.focus({ preventScroll: true })
}
