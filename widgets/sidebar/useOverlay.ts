import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { SIDEBAR_HOVER_CLOSE_MS, SIDEBAR_HOVER_OPEN_MS } from '../../src/model'

/** Opens while the pointer or the keyboard focus is inside. Escape closes it until the pointer or the focus comes again. */
export function useOverlay() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const heldBy = useRef(new Set<'pointer' | 'focus'>())

  const plan = () => {
    const open = heldBy.current.size > 0
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpen, open ? SIDEBAR_HOVER_OPEN_MS : SIDEBAR_HOVER_CLOSE_MS, open)
  }
  const hold = (by: 'pointer' | 'focus') => {
    heldBy.current.add(by)
    plan()
  }
  const release = (by: 'pointer' | 'focus') => {
    heldBy.current.delete(by)
    plan()
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return undefined
    // On the document: the pointer may hover without focus.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer.current)
      setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])

  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && hold('pointer'),
    onPointerLeave: () => release('pointer'),
    onFocus: (event: FocusEvent<HTMLElement>) => event.target.matches(':focus-visible') && hold('focus'),
    onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || release('focus'),
  }
  return { isOpen, handlers }
}
