import { type RefObject, useEffect, useState } from 'react'

/** Below this width there is room for one column: the zones become tabs. CSS pixels; `page.module.css` has it too. */
const ONE_COLUMN_PX = 680

/** Whether the element has room for one column only. */
export function useNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(([entry]) => setNarrow((entry?.contentRect.width ?? Infinity) < ONE_COLUMN_PX))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isNarrow
}
