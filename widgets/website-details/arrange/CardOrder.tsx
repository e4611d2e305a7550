import { type KeyboardEvent, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import sorted from '../shared/dragSort.module.css'
import { useDragSort } from '../shared/useDragSort'
import styles from './arrange.module.css'
import { CardLine } from './CardLine'
import { canStep, type Line } from './cardLines'

interface Props {
  lines: readonly Line[]
  /** A line was dropped before another one. */
  onMove: (from: number, before: number) => void
  onStep: (from: number, by: 1 | -1) => void
}

/** The cards below the columns they stand in, to be dragged or moved by Alt and the arrows. */
export function CardOrder({ lines, onMove, onStep }: Props) {
  const t = useMessages()
  const list = useRef<HTMLUListElement>(null)
  const { drag, handleProps } = useDragSort({ list, onDrop: (id, beforeId) => onMove(id, beforeId ?? lines.length) })
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined
    if (!by) return
    event.preventDefault()
    onStep(index, by)
  }
  return (
    <ul ref={list} className={sorted.list} data-end={(drag && drag.beforeId === null) || undefined}>
      {lines.map((line, index) =>
        'column' in line ? (
          <li key={`column ${line.column}`} data-sort={index} data-target={drag?.beforeId === index || undefined} className={styles.column}>
            {t(`websiteDetails.zone.${line.column}`)}
          </li>
        ) : (
          // The keys come from the controls inside.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={line.card}
            data-sort={index}
            data-dragged={drag?.id === index || undefined}
            data-target={drag?.beforeId === index || undefined}
            className={styles.card}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <CardLine
              card={line.card}
              handle={handleProps(index)}
              canStep={(by) => canStep(lines, index, by)}
              onStep={(by) => onStep(index, by)}
            />
          </li>
        ),
      )}
    </ul>
  )
}
