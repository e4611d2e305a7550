import { type PointerEvent, use, useEffect, useLayoutEffect, useState } from 'react'
import { ViewOnlyContext } from '../layout/ViewOnlyContext'
import { createDrag, type DragOptions } from './createDrag'

interface Options<Target> extends DragOptions<Target> {
  /** The id of the thing that a press on an element takes; null where the press is not for dragging. */
  readonly grab: (element: Element) => number | null
}

/** Drags things by mouse, pen and touch, unless the page is only looked at, with pointer events only, which works in a shadow root; Escape ends it. Answers the handlers of the frame. */
export function useDrag<Target>({ grab, ...options }: Options<Target>) {
  const { frame, byHandle } = options
  const isViewOnly = use(ViewOnlyContext)
  const [drag] = useState(() => createDrag(options))
  useLayoutEffect(() => drag.update(options))

  useEffect(() => {
    const element = frame.current
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
  }, [frame, drag])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { button, isPrimary, pointerId, pointerType, target, clientX: x, clientY: y } = event
      const id = button === 0 && isPrimary && !isViewOnly && target instanceof Element ? grab(target) : null
      if (id === null) return
      // The press on a handle marks no text and takes no focus.
      if (byHandle) event.preventDefault()
      drag.press({ pointerId, isTouch: pointerType === 'touch', id, x, y })
    },
    // Another finger neither moves what is dragged nor lets it go.
    onPointerMove({ isPrimary, buttons, clientX, clientY }: PointerEvent) {
      if (!isPrimary) return
      // Let go outside, where nobody heard it.
      if (buttons === 0) drag.cancel()
      else drag.move(clientX, clientY)
    },
    onPointerUp({ isPrimary }: PointerEvent) {
      if (isPrimary && drag.release()) suppressClick()
    },
    onPointerCancel({ isPrimary }: PointerEvent) {
      if (isPrimary) drag.cancel()
    },
    // Links and pictures would start a drag of the browser's own; text of a field may be dragged.
    onDragStart(event: { readonly target: EventTarget; preventDefault(): void }) {
      if (!(event.target instanceof Element && event.target.matches('input, textarea'))) event.preventDefault()
    },
  }
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
