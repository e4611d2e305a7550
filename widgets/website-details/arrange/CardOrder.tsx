import { useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { useSort } from '../../../src/ui'
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
  const { listProps, itemProps } = useSort({ list, onDrop: (id, beforeId) => onMove(id, beforeId ?? lines.length), onStep })
  return (
    // The keys come from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} {...listProps}>
      {lines.map((line, index) =>
        'column' in line ? (
          <li key={`column ${line.column}`} {...itemProps(index)} className={styles.column}>
            {t(`websiteDetails.zone.${line.column}`)}
          </li>
        ) : (
          <li key={line.card} {...itemProps(index)} className={styles.card}>
            <CardLine card={line.card} canStep={(by) => canStep(lines, index, by)} onStep={(by) => onStep(index, by)} />
          </li>
        ),
      )}
    </ul>
  )
}
