import { useState } from 'react'
import type { CollectionItem } from '../../../src/contract'

/** Items that are selected, on the page that is shown and on others. */
export function useItemSelection(shown: readonly CollectionItem[]) {
  const [items, setItems] = useState<readonly CollectionItem[]>([])
  const known = new Map([...items, ...shown].map((item) => [item.id, item]))
  return {
    /** As they are now, where they are shown. */
    items: items.map((item) => known.get(item.id) ?? item),
    ids: new Set(items.map(({ id }) => id)),
    onChange: (ids: ReadonlySet<number>) => setItems([...ids].flatMap((id) => known.get(id) ?? [])),
    select: setItems,
    clear: () => setItems([]),
  }
}
