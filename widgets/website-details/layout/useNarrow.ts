import { type RefObject, useLayoutEffect, useState } from 'react'

/** Below this width there is room for one column: the zones become tabs. CSS pixels; `page.module.css` has it too. */
const ONE_COLUMN_PX = 680

/** Whether the element has room for one column only. */
export function useNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  // Before the first paint: what comes as columns and becomes tabs would move all that is below.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !('ResizeObserver' in globalThis)) return undefined
    // What is not shown has no width.
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < ONE_COLUMN_PX)
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isNarrow
}
