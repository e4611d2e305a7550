import type { MouseEvent } from 'react'
import { useClosesPopup } from '../../../src/ui'

/** Controls of a card have clicks for themselves, and what they have opened, too. */
const CONTROLS = 'a, button, input, label, dialog, [popover]'

interface Options {
  /** With Ctrl or Shift. */
  readonly onSelect: (id: number, hasShift: boolean) => void
}

/** A click anywhere on a card opens the website, with Ctrl or Shift selects it. One that only closes a menu does neither. */
export function useCardClick({ onSelect }: Options) {
  const { onPointerDownCapture, closesPopup } = useClosesPopup()
  return {
    onPointerDownCapture,
    onClick(event: MouseEvent) {
      const { target, ctrlKey, metaKey, shiftKey } = event
      const card = target instanceof Element && !target.closest(CONTROLS) ? target.closest<HTMLElement>('[data-card]') : null
      if (!card || closesPopup()) return
      if (ctrlKey || metaKey || shiftKey) onSelect(Number(card.dataset['card']), shiftKey)
      else card.querySelector('a')?.click()
    },
  }
}
