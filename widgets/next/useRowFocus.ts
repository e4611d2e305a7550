import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { useIsland } from '../../src/islands'

interface RowFocus {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  /** Goes on with the row that took the place of the last one, unless something else has the focus. */
  readonly goOn: () => void
}

/** Whoever works on a row that leaves goes on with the one after it, or after the last with the one before. */
export function useRowFocus(list: RefObject<HTMLElement | null>, keys: readonly string[]): RowFocus {
  const { root } = useIsland()
  const last = useRef({ key: '', index: -1 })

  function goOn(): void {
    const { key, index } = last.current
    if (index < 0 || keys.includes(key) || root.activeElement) return
    const next = keys[Math.min(index, keys.length - 1)]
    const row = next === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)
    ;(row ?? list.current)?.focus()
  }

  useEffect(() => {
    const index = keys.indexOf(last.current.key)
    if (index >= 0) last.current = { key: last.current.key, index }
    goOn()
  })

  return {
    onFocus({ target }) {
      const key = target.closest<HTMLElement>('[data-item]')?.dataset['item']
      if (key) last.current = { key, index: keys.indexOf(key) }
    },
    goOn,
  }
}
