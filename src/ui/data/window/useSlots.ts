import { type FocusEvent, useState } from 'react'
import type { ItemKey } from './Heights'

type Slot = number | 'spare'

/** The row that has the focus keeps its elements, wherever it is. */
interface HeldRow {
  readonly key: ItemKey
  readonly slot: Slot
}

/**
 * The slot each row is rendered in. Rows that scroll by one by one come and go; after a leap, or in another order, other rows are shown in the
 * elements that are there, which is far quicker than making new ones.
 */
export function useSlots(keys: readonly ItemKey[], shift: number) {
  const [held, setHeld] = useState<HeldRow | null>(null)

  const slotOf = (index: number): Slot => {
    const slot = index - shift
    if (held && keys[index] === held.key) return held.slot
    return slot === held?.slot ? 'spare' : slot
  }

  return {
    slotOf,
    onFocus({ target }: FocusEvent) {
      const id = target.closest('[data-id]')?.getAttribute('data-id')
      const index = keys.findIndex((key) => String(key) === id)
      const key = keys[index]
      if (key !== undefined && key !== held?.key) setHeld({ key, slot: slotOf(index) })
    },
  }
}
