import { type PointerEvent, useEffect, useLayoutEffect, useState } from 'react'
import { createCardDrag, type DragOptions } from './createCardDrag'

/** Drags cards by mouse, pen and touch with pointer events only, which works in a shadow root. Answers the handlers of what the cards are in. */
export function useDrag<Target>(options: DragOptions<Target>) {
  const { board } = options
  const [drag] = useState(() => createCardDrag(options))
  useLayoutEffect(() => drag.update(options))

  useEffect(() => {
    const element = board.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.isDragging()) return
      event.preventDefault()
      event.stopPropagation()
      drag.cancel()
    }
    // A finger that drags does not scroll; only a listener that is not passive can say so.
    const onTouchMove = (event: TouchEvent) => drag.isDragging() && event.preventDefault()
    const onContextMenu = (event: Event) => (drag.isDragging() || drag.isPressedByTouch()) && event.preventDefault()
    element?.addEventListener('touchmove', onTouchMove, { passive: false })
    element?.addEventListener('contextmenu', onContextMenu)
    addEventListener('keydown', onKeyDown, true)
    return () => {
      element?.removeEventListener('touchmove', onTouchMove)
      element?.removeEventListener('contextmenu', onContextMenu)
      removeEventListener('keydown', onKeyDown, true)
      drag.cancel()
    }
  }, [board, drag])

  return {
    onPointerDown({ button, isPrimary, pointerId, pointerType, target, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      const cardId = button === 0 && isPrimary ? grabbedCard(target) : null
      if (cardId) drag.press({ pointerId, isTouch: pointerType === 'touch', cardId, x, y })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => drag.move(clientX, clientY),
    onPointerUp() {
      if (drag.release()) suppressClick()
    },
    onPointerCancel: () => drag.cancel(),
    // Links and pictures would start a drag of the browser's own.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}

/** The id of the card under the pointer, unless something in it wants the pointer for itself. Links are for dragging too. */
function grabbedCard(target: EventTarget): number | null {
  if (!(target instanceof Element) || target.closest('button, input, select, dialog, [popover]')) return null
  const id = Number(target.closest('[data-card]')?.getAttribute('data-card'))
  return id > 0 ? id : null
}

/** The click that ends a drag is none. */
function suppressClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}
