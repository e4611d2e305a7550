import { type PointerEvent, useRef } from 'react'
import styles from './widthHandle.module.css'

interface Props {
  /** Given all columns of the table with their widths in CSS pixels: those beside it keep theirs. */
  onWidths: (widths: ReadonlyMap<string, number>) => void
  onReset: () => void
}

interface Pull {
  readonly x: number
  readonly width: number
}

/** The edge of a header, to be pulled. The keyboard has the same in the list of columns. */
export function WidthHandle({ onWidths, onReset }: Props) {
  const pull = useRef<Pull | null>(null)
  const headOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-column]')

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const head = headOf(event.currentTarget)
    if (!head || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    pull.current = { x: event.clientX, width: head.getBoundingClientRect().width }
  }
  const wayOf = (event: PointerEvent<HTMLElement>) => {
    const way = event.clientX - (pull.current?.x ?? event.clientX)
    return getComputedStyle(event.currentTarget).direction === 'rtl' ? -way : way
  }
  const release = (element: HTMLElement) => {
    pull.current = null
    element.style.translate = ''
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const start = pull.current
    const way = wayOf(event)
    const head = headOf(event.currentTarget)
    release(event.currentTarget)
    if (!start || !head || way === 0) return
    const heads = [...(head.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
    const widths = heads.map((one) => [one.dataset['column'] ?? '', one === head ? start.width + way : one.offsetWidth] as const)
    onWidths(new Map(widths))
  }
  return (
    <span
      className={styles.handle}
      aria-hidden
      onPointerDown={onPointerDown}
      // Only the edge moves: rows are laid out again when it is let go.
      onPointerMove={(event) => pull.current && (event.currentTarget.style.translate = `${event.clientX - pull.current.x}px`)}
      onPointerUp={onPointerUp}
      onPointerCancel={(event) => release(event.currentTarget)}
      onDoubleClick={onReset}
    />
  )
}
