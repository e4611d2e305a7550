import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'

interface Drag {
  readonly id: number
  /** What it would be put before; null for the end. */
  readonly beforeId: number | null
}

interface Options {
  /** Holds the items, each marked with `data-sort`. */
  readonly list: RefObject<HTMLElement | null>
  readonly onDrop: (id: number, beforeId: number | null) => void
}

/** Puts the items of a list in another order with the pointer. The same is possible with Alt and the arrow keys. */
export function useDragSort({ list, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function targetAt(y: number): number | null {
    const items = list.current?.querySelectorAll<HTMLElement>('[data-sort]') ?? []
    for (const item of items) {
      const { top, height } = item.getBoundingClientRect()
      if (y < top + height / 2) return Number(item.dataset['sort'])
    }
    return null
  }

  return {
    drag,
    handleProps: (id: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, beforeId: id })
      },
      onPointerMove: ({ clientY }: PointerEvent) => drag && setDrag({ id: drag.id, beforeId: targetAt(clientY) }),
      onPointerUp: () => {
        if (drag && drag.beforeId !== drag.id) onDrop(drag.id, drag.beforeId)
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && drag) setDrag(null)
      },
    }),
  }
}
