import { useEffect, useState } from 'react'

/** How long a chosen message stands out, milliseconds (WD-05). */
const HIGHLIGHT_MS = 5_000

/** True for a while after something was chosen. */
export function useHighlight(isChosen: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isChosen) return undefined
    const timer = setTimeout(setOver, HIGHLIGHT_MS, true)
    return () => {
      clearTimeout(timer)
      // Chosen again, it stands out again.
      setOver(false)
    }
  }, [isChosen])
  return isChosen && !isOver
}
