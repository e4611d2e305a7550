import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { isFocusFree, useIsland } from '../../islands'

interface RowFocus {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

const NOWHERE = { key: '', index: -1 }

/**
 * Whoever works on a row that leaves goes on with the one after it, or after the last with the one before; whoever has pressed what
 * stood in the place of rows goes on with the first. `keys` are what the rows have as `data-id`.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, keys: readonly string[]): RowFocus {
  const { root } = useIsland()
  const last = useRef(NOWHERE)

  useEffect(() => {
    const { key, index } = last.current
    const place = keys.indexOf(key)
    if (place >= 0) last.current = { key, index: place }
    if (place >= 0 || index < 0) return
    if (!isFocusFree(root) && !list.current?.matches(':focus')) return
    const next = keys[Math.min(index, keys.length - 1)]
    const link = next === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-id="${next}"] a`)
    ;(link ?? list.current)?.focus()
  })

  return {
    onFocus({ target }) {
      const key = target.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? ''
      last.current = { key, index: Math.max(keys.indexOf(key), 0) }
    },
    onBlur({ relatedTarget }) {
      // What was opened there gives the focus back, and a window that is left keeps it.
      if (!root.activeElement && !relatedTarget?.closest('[popover], dialog')) last.current = NOWHERE
    },
  }
}
