import { type MouseEvent, useRef } from 'react'

/** For the clicks within what is open: the second of a double click is about what was open at the first, and nothing to what has come in its place. */
export function useOwnClicks(openId: number | null): (event: MouseEvent) => void {
  const clicked = useRef<number | null>(null)
  return (event) => {
    if (event.detail <= 1) clicked.current = openId
    else if (clicked.current !== openId) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
