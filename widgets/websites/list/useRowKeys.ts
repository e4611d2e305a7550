import type { KeyboardEvent } from 'react'
import type { Website } from '../../../src/contract'
import { latinKey, useMutes } from '../../../src/store'
import { useItemKeys } from '../keys/useItemKeys'
import type { SelectionState } from '../selection/useSelection'

interface Options {
  readonly items: readonly Website[]
  readonly selection: SelectionState
  readonly onPeek: (id: number) => void
}

const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  j: 'nextElementSibling',
  k: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

/** The keys of the row whose link or checkbox has the focus. */
export function useRowKeys({ items, selection, onPeek }: Options): (event: KeyboardEvent<HTMLElement>) => void {
  const onItemKey = useItemKeys({ selection, onPeek })
  const mutes = useMutes()
  return (event) => {
    const target = event.target instanceof HTMLElement ? event.target : null
    const row = target?.closest<HTMLElement>('[data-id]')
    const website = items.find(({ id }) => String(id) === row?.dataset['id'])
    if (!row || !website || !target?.matches('a, input[type=checkbox]')) return
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.altKey || mutes(event)) return
    if (onRowKey(event, row, website, target)) event.preventDefault()
  }

  function onRowKey(event: KeyboardEvent, row: HTMLElement, website: Website, target: HTMLElement): boolean {
    const key = latinKey(event)
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'a') return false
      selection.select(items)
      return true
    }
    const step = STEPS[key]
    if (step) {
      const next = row[step]?.querySelector<HTMLElement>(target.matches('a') ? 'a' : 'input[type=checkbox]')
      next?.focus()
      return next != null
    }
    // Links and checkboxes have these for themselves.
    if (key === 'Enter' || (key === ' ' && (event.shiftKey || !target.matches('a')))) return false
    return onItemKey(event, { website, element: row, order: items })
  }
}
