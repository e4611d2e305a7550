import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react'

/** Knows whether the last click or key on what it wraps was with shift: checkboxes do not tell. */
export function useRangeClicks() {
  const isShift = useRef(false)
  return useMemo(() => {
    const note = (event: MouseEvent | KeyboardEvent) => {
      isShift.current = event.shiftKey
    }
    return { isRange: () => isShift.current, handlers: { onClickCapture: note, onKeyDownCapture: note } }
  }, [])
}
