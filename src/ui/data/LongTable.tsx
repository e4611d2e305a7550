import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { cx } from '../cx'
import { TableHead } from './TableHead'
import type { TableProps } from './tableProps'
import { TableRow } from './TableRow'
import styles from './table.module.css'
import { useToggle } from './useToggle'

/** CSS pixels, as the style sheet has it: rows of one height need no measuring. */
const ROW_PX = 56
const OVERSCAN = 3
/** The share of the window that it takes before it is measured. */
const SHARE = 0.75

type Props<Row, Key extends string | number> = Omit<TableProps<Row, Key>, 'loading' | 'empty'>

/** A table of thousands of rows, of which only those in view are rendered. It scrolls by itself. */
export function LongTable<Row, Key extends string | number>(props: Props<Row, Key>) {
  const { caption, columns, rows, rowKey, selection } = props
  const scroller = useRef<HTMLElement>(null)
  const toggle = useToggle(selection)
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    // Spares a first layout without rows.
    initialRect: { width: 0, height: innerHeight * SHARE },
    useFlushSync: false,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={scroller} className={cx(styles.scroller, styles.long)} tabIndex={0} aria-label={caption}>
      <table className={styles.table} aria-label={caption} aria-rowcount={rows.length + 1}>
        <TableHead {...props} keys={keys} />
        <tbody>
          {before > 0 && <tr aria-hidden style={{ blockSize: before }} />}
          {items.map(({ index }) => {
            const row = rows[index]
            if (row === undefined) return null
            const key = rowKey(row)
            return (
              <TableRow
                key={key}
                row={row}
                rowKey={key}
                // The header is the first row.
                index={index + 2}
                columns={columns}
                isSelected={selection?.selected.has(key)}
                label={selection?.rowLabel(row)}
                onToggle={toggle}
              />
            )
          })}
          {after > 0 && <tr aria-hidden style={{ blockSize: after }} />}
        </tbody>
      </table>
    </section>
  )
}
