import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { isFocusFree, useIsland } from '../../src/islands'

const OPEN_ROW = '[data-row]:not([data-finished])'

interface RowFocus {
  readonly rows: RefObject<HTMLDivElement | null>
  readonly focusNextRow: (event: MouseEvent<HTMLElement>) => void
}

/** Keeps the focus among the rows when what had it leaves. */
export function useRowFocus(hasBar: boolean): RowFocus {
  const { root } = useIsland()
  const rows = useRef<HTMLDivElement>(null)
  // The bar leaves with what was selected; the focus that it had goes on to the rows.
  useEffect(() => {
    const list = rows.current
    if (!hasBar) return undefined
    return () => {
      if (isFocusFree(root)) list?.querySelector<HTMLElement>(OPEN_ROW)?.focus()
    }
  }, [hasBar, root])
  return { rows, focusNextRow }
}

/** A row that was finished leaves; the work goes on with the next that is open, after the last with the one before (OT-04). */
function focusNextRow({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  if (!button || button.hasAttribute('data-finished')) return
  const open = [...currentTarget.querySelectorAll<HTMLElement>(OPEN_ROW)]
  const place = open.indexOf(button)
  const next = open[place + 1] ?? open[place - 1]
  next?.focus()
}
