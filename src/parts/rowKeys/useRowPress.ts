import type { MouseEvent } from 'react'
import { useClosesPopup } from '../../ui'

/** What has a press of its own. */
const OWN = 'a, button, input, label, [role=menu], [role=dialog], dialog'

/** A press anywhere on a row opens it, unless it closes a popup or ends the marking of words. Rows have the id of what they show as `data-id`. */
export function useRowPress(open: (id: number) => void) {
  const { onPointerDownCapture, closesPopup } = useClosesPopup()
  const onClick = ({ target }: MouseEvent) => {
    if (closesPopup() || !(target instanceof Element) || target.closest(OWN) || getSelection()?.isCollapsed === false) return
    const id = Number(target.closest<HTMLElement>('[data-id]')?.dataset['id'])
    if (id) open(id)
  }
  return { onPointerDownCapture, onClick }
}
