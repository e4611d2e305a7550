import { type PointerEvent, useRef } from 'react'

/** Whether a press only closes what is open, as the browser has done by the time of the click: then it is not for what lies below. */
export function useClosesPopup() {
  const closes = useRef(false)
  return {
    onPointerDownCapture({ currentTarget }: PointerEvent<HTMLElement>) {
      const root = currentTarget.getRootNode()
      closes.current = (root instanceof ShadowRoot || root instanceof Document) && root.querySelector('[popover=auto]') !== null
    },
    closesPopup: () => closes.current,
  }
}
