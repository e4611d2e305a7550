import { useRef } from 'react'
import { useDrag } from '../../../src/ui'
import styles from './widthHandle.module.css'

interface Props {
  /** Given all columns of the table with their widths in CSS pixels: those beside it keep theirs. */
  onWidths: (widths: ReadonlyMap<string, number>) => void
  onReset: () => void
}

/** The edge of a header, to be pulled. The keyboard has the same in the list of columns. */
export function WidthHandle({ onWidths, onReset }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  const start = useRef(0)
  // Only the edge moves: rows are laid out again when it is let go.
  const moveEdge = (x: number | null) => {
    if (frame.current) frame.current.style.translate = x === null ? '' : `${x - start.current}px`
  }
  const handlers = useDrag<number>({
    frame,
    byHandle: true,
    slackPx: 0,
    grab: () => 0,
    targetAt: (_, { x }) => x,
    isSame: Object.is,
    onStart: () => true,
    onOver: moveEdge,
    onDrop(x) {
      moveEdge(null)
      const head = frame.current?.closest<HTMLElement>('[data-column]')
      if (x === null || x === start.current || !head) return
      const way = getComputedStyle(head).direction === 'rtl' ? start.current - x : x - start.current
      const heads = [...(head.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
      const widths = heads.map(
        (one) => [one.dataset['column'] ?? '', one === head ? head.getBoundingClientRect().width + way : one.offsetWidth] as const,
      )
      onWidths(new Map(widths))
    },
    onCancel: () => moveEdge(null),
  })
  return (
    <span
      ref={frame}
      className={styles.handle}
      aria-hidden
      {...handlers}
      onPointerDown={(event) => {
        start.current = event.clientX
        handlers.onPointerDown(event)
      }}
      onDoubleClick={onReset}
    />
  )
}
